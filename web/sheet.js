/* A sheet is printed as it stands; the browser's own way works as well. */
const button = document.querySelector('#print');
button.hidden = false;
button.addEventListener('click', () => print());

/* Signing in and out, and the first account: the form goes to the service as JSON; what it refuses is said in its words. */
const refused = document.querySelector('#refused');
const form = document.querySelector('#sign-in, #sign-out, #set-up');
const button = form.querySelector('button');
const language = document.documentElement.lang;

function say(text) {
    refused.querySelector('span').textContent = text;
    refused.hidden = !text;
}

function request() {
    if (form.id === 'sign-out') return { method: 'DELETE' };
    const { name, password } = form.elements;
    const said = { name: name.value, password: password.value };
    if (form.id === 'set-up') said.key = location.hash.slice(1);
    const body = JSON.stringify(said);
    return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
}

form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.disabled = true;
    say('');
    try {
        const path = form.id === 'set-up' ? 'set-up' : 'session';
        const answer = await fetch(`/api/v1/${path}?lang=${language}`, request());
        if (answer.ok) return location.assign(`/${location.search}`);
        const told = await answer.json();
        say(told.detail ?? told.title);
    } catch {
        say(refused.dataset.lost);
    }
    button.disabled = false;
});

button.disabled = false;

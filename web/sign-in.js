/* Signing in and out: the form goes to the service as JSON; what it refuses is said in its words. */
const refused = document.querySelector('#refused');
const form = document.querySelector('#sign-in, #sign-out');
const button = form.querySelector('button');
const language = document.documentElement.lang;

function say(text) {
    refused.querySelector('span').textContent = text;
    refused.hidden = !text;
}

function request() {
    if (form.id === 'sign-out') return { method: 'DELETE' };
    const body = JSON.stringify({
        name: form.elements.name.value,
        password: form.elements.password.value,
    });
    return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
}

form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.disabled = true;
    say('');
    try {
        const answer = await fetch(`/api/v1/session?lang=${language}`, request());
        if (answer.ok) return location.assign(`/${location.search}`);
        say((await answer.json()).title);
    } catch {
        say(refused.dataset.lost);
    }
    button.disabled = false;
});

button.disabled = false;

/* The list of prizes is saved as one text: two fields, then a line a fund. */
const form = () => document.querySelector('#prizes');

function say(text) {
    const box = document.querySelector('#prizes-refused');
    box.querySelector('span').textContent = text;
    box.hidden = !text;
}

async function save() {
    const { way, unit, funds } = form().elements;
    const list = `way: ${way.value}\nunit: ${unit.value}\n${funds.value}`;
    const language = document.documentElement.lang;
    try {
        const answer = await fetch(`${form().dataset.to}?lang=${language}`, {
            method: 'PUT',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ list }),
        });
        if (answer.ok) return location.reload();
        const { detail, title } = await answer.json();
        say(detail ?? title);
    } catch {
        say(document.querySelector('#refused').dataset.lost);
    }
}

document.addEventListener('submit', (event) => {
    if (event.target.id !== 'prizes') return;
    event.preventDefault();
    save();
});

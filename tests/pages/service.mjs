/* The service under test: a process, its record, people with names, and requests to it. */
import { spawn, spawnSync } from 'node:child_process';

export const password = 'a long password';

export class Service {
    constructor(program, folder, { name = 'pages', demo = true } = {}) {
        this.program = program;
        this.db = `${folder}/${name}.db`;
        this.flags = demo ? ['--demo'] : [];
        this.listen = '127.0.0.1:0';
        process.on('exit', () => this.process?.kill('SIGKILL')); /* it never outlives us */
    }

    async start() {
        this.process = spawn(
            this.program,
            ['serve', ...this.flags, '--db', this.db, '--listen', this.listen],
            { stdio: ['ignore', 'pipe', 'pipe'] },
        );
        this.said = ''; /* what it tells whoever started it */
        this.process.stderr.on('data', (line) => {
            this.said += line;
        });
        this.url = await new Promise((resolve, reject) => {
            this.process.stdout.once('data', (line) => resolve(String(line).trim()));
            this.process.once('exit', (code) =>
                reject(new Error(`the service ended with ${code}`)),
            );
        });
        this.listen = new URL(this.url).host; /* the same address next time */
    }

    /* Nobody is asked. */
    async kill() {
        const ended = new Promise((resolve) => {
            this.process.once('exit', resolve);
        });
        this.process.kill('SIGKILL');
        return ended;
    }

    async stop() {
        const ended = new Promise((resolve) => {
            this.process.once('exit', resolve);
        });
        this.process.kill('SIGTERM');
        return ended;
    }

    account(name, ...role) {
        const done = spawnSync(this.program, ['account', 'add', '--db', this.db, ...role, name], {
            input: `${password}\n`,
        });
        if (done.status !== 0) throw new Error(String(done.stderr));
    }

    async ask(method, path, body, token) {
        const headers = { 'Content-Type': 'application/json' };
        if (token) headers.Authorization = `Bearer ${token}`;
        const answer = await fetch(`${this.url}/api/v1${path}`, {
            method,
            headers,
            body: body && JSON.stringify(body),
        });
        const json = await answer.json();
        if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(json)}`);
        return json;
    }

    signIn(name) {
        return this.ask('POST', '/session', { name, password });
    }
}

/* A game of an hour and a half, whose clocks the service keeps. */
export function newGame(board, white, black) {
    return {
        table: {
            edition: 'fide-2023',
            format: 'standard',
            start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
            time: { periods: [{ ms: 5400000, increment_ms: 30000 }] },
            clock_ms: [5400000, 5400000],
        },
        clock: 'kept',
        round: 2,
        board,
        white,
        black,
    };
}

import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { signIn } from '../../api/full-database.ts';

interface LimitPages {
  origin: string;
  /** A letter that finds users of whom another is first. */
  letter: string;
  stop(): Promise<void>;
}

interface User {
  id: string;
  username: string;
  email: string;
}

const list = 'users?page=1&limit=9';

/** Serves the bare page in `/bare/users`, with the calls that it makes of the API, and the same as HTML in `/static/users`. */
export async function serveLimitPages(apiOrigin: string): Promise<LimitPages> {
  const assets = await buildBare();
  const headers = await signIn(apiOrigin);
  const ask = (path: string) => fetch(`${apiOrigin}/api/${path}`, { headers });
  const usersOf = async (path: string): Promise<User[]> =>
    (await (await ask(path)).json()).data.data;
  const users = await usersOf(list);
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://limits');
    const [, kind = '', ...rest] = pathname.split('/');
    if (kind === 'api') {
      void ask(rest.join('/') + search)
        .then((answer) => answer.text())
        .then((text) => send(response, 'application/json', text));
    } else if (kind === 'static') {
      send(
        response,
        'text/html',
        rest[1] === undefined ? tableOf(users) : recordOf(users, rest[1]),
      );
    } else {
      const isPage = kind === 'bare';
      void readFile(join(assets, isPage ? 'index.html' : pathname)).then(
        (bytes) => send(response, isPage ? 'text/html' : 'text/javascript', bytes),
        () => response.writeHead(404).end(),
      );
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    letter: await searchableLetter(users, (letter) => usersOf(`${list}&search=${letter}`)),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(assets, { recursive: true, force: true });
    },
  };
}

async function buildBare(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'buddyline-bare-'));
  const root = join(import.meta.dirname, 'bare');
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return outDir;
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.setHeader('content-type', `${type}; charset=utf-8`).end(body);
}

/** A click anywhere in a row hits its link; the bare page has the same. */
const wholeRows =
  "<style>tr{position:relative}a::after{content:'';position:absolute;inset:0}</style>";

function tableOf(users: readonly User[]): string {
  const rows = users.map(
    ({ id, username, email }) =>
      `<tr><td><a data-row-link href="/static/users/${id}">${username}</a><td>${email}`,
  );
  return `<!doctype html><title>Users</title>${wholeRows}<main><table>${rows.join('')}</table></main>`;
}

function recordOf(users: readonly User[], wanted: string): string {
  const { username = '', email = '' } = users.find(({ id }) => id === wanted) ?? {};
  return `<!doctype html><title>User</title><main><h1 data-record>${username}</h1>${email}</main>`;
}

async function searchableLetter(
  users: readonly User[],
  search: (letter: string) => Promise<User[]>,
): Promise<string> {
  for (const letter of 'zxkvwy') {
    const [first] = await search(letter);
    if (first !== undefined && first.id !== users[0]?.id) return letter;
  }
  throw new Error('Every letter finds the user that is first in the whole list.');
}

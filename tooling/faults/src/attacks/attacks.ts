import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import type { Call, CallResult } from '../running-api.ts';
import { type Attacker, type DemoStack, json } from './demo-stack.ts';

/** What an attack may use. */
export interface Arms extends DemoStack {
  attacker: Attacker;
  /** Sends a call to the API as the member. */
  call: (call: Call) => Promise<CallResult>;
  /** Sends a call to any of the servers as a stranger. */
  send: (origin: string, call: Call) => Promise<CallResult>;
}

/** Attacks until the signal; each call waits for its answer, so that only the server's own limits slow it. */
type Attack = (arms: Arms, signal: AbortSignal) => Promise<void>;

const headerBytes = 7_500;
const deepLetter = 'я';

/** Attacks by their names. All are what one person or one address may do. */
export const attacks: Record<string, Attack> = {
  'a header of spaces': async ({ api, send }, signal) => {
    const headers = {
      prefer: `x${' '.repeat(headerBytes)}x`,
      'user-agent': 'Version/'.repeat(900),
    };
    await inParallel(10, signal, () =>
      send(api.origin, { path: '/api/auth/refresh-token', method: 'POST', headers }),
    );
  },
  'a dive file of expensive letters, taken twelve times at once': async (
    { call, attacker },
    signal,
  ) => {
    const notes = `Я${deepLetter.repeat(4_989)}`;
    const id = idOf(await call(imported(attacker.id, diveFile(100, notes))));
    const take = { take: Array.from({ length: 100 }, (_, n) => n + 1) };
    await inParallel(12, signal, async () => {
      await call({ path: `/api/divelogs/imports/${id}`, method: 'POST', ...json(take) });
      await call({ path: `/api/divelogs/imports/${id}/undo`, method: 'POST' });
    });
  },
  'posts of expensive letters': async ({ call }, signal) => {
    const content = `Я${deepLetter.repeat(4_989)}`;
    await inParallel(4, signal, () => call(form('/api/posts', { content })));
  },
  'an attribute of spaces in a dive file': async ({ call, attacker }, signal) => {
    const water = `<water salinity='1${' '.repeat(900_000)}x'/>`;
    const file = imported(attacker.id, diveFile(1, 'x', water));
    await inParallel(2, signal, () => call(file));
  },
  'right sign-ins of one account, six at once': async (
    { api, send, attacker: { email, password } },
    signal,
  ) => {
    const login = { path: '/api/auth/login', method: 'POST', ...json({ email, password }) };
    await inParallel(6, signal, () => send(api.origin, login));
  },
  'cards of a post that changes': async ({ call, send, share }, signal) => {
    const id = idOf(await call(form('/api/posts', { content: 'aش'.repeat(210) })));
    let edits = 0;
    await inParallel(2, signal, async () => {
      edits += 1;
      await call({
        ...form(`/api/posts/${id}`, { content: `${edits} ${'aش'.repeat(205)}` }),
        method: 'PUT',
      });
      await send(share.origin, { path: `/posts/${id}/card.png?x=${edits}` });
    });
  },
  'a post of digits, on the share page': async ({ call, send, share }, signal) => {
    const id = idOf(await call(form('/api/posts', { content: '1'.repeat(5_000) })));
    let visits = 0;
    await inParallel(4, signal, () =>
      send(share.origin, { path: `/posts/${id}?x=${(visits += 1)}` }),
    );
  },
  'posts that do not exist, on 200 connections': async ({ send, share }, signal) => {
    await inParallel(200, signal, () => send(share.origin, { path: `/posts/${randomUUID()}` }));
  },
  'pictures that are large when decoded': async ({ call }, signal) => {
    const picture = await sharp({
      create: { width: 2_730, height: 2_730, channels: 4, background: '#0af8' },
    })
      .toColourspace('rgb16')
      .png({ progressive: true, compressionLevel: 9 })
      .toBuffer();
    await inParallel(4, signal, () => call(upload('/api/posts', picture, { content: 'Blue' })));
  },
  'documents of random bytes': async ({ call }, signal) => {
    const document = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(14_000_000)]);
    await inParallel(4, signal, () => call(upload('/api/certificates', document, { title: 'X' })));
  },
  'bodies that never end': ({ api }, signal) =>
    holding(400, signal, () => open(api.origin, unfinished)),
  'readers that read nothing': ({ api }, signal) =>
    holding(420, signal, () => open(api.origin, largest.repeat(3))),
  'readers that read nothing of the panel': async ({ panel }, signal) => {
    const page = await (await fetch(`${panel.origin}/panel/login`)).text();
    const [script = '/'] = /\/assets\/entry\.client-[\w-]{1,20}\.js/.exec(page) ?? [];
    await holding(420, signal, () => open(panel.origin, request(script).repeat(8)));
  },
};

/** Sent with each of the attacker's requests: all servers trust proxies on the loopback interface. */
export const attackerAddress = { 'x-forwarded-for': '203.0.113.66' };

const host = `Host: x\r\nX-Forwarded-For: ${attackerAddress['x-forwarded-for']}`;
const request = (path: string) => `GET ${path} HTTP/1.1\r\n${host}\r\n\r\n`;
const largest = request('/api/docs/static/swagger-ui-bundle.js');
const unfinished = `POST /api/auth/login HTTP/1.1\r\n${host}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{`;

async function inParallel(
  count: number,
  signal: AbortSignal,
  act: () => Promise<unknown>,
): Promise<void> {
  const acting = Array.from({ length: count }, async () => {
    while (!signal.aborted) await act();
  });
  await Promise.all(acting);
}

/** Keeps so many connections open that read nothing; one that the server closes is opened again. */
async function holding(
  count: number,
  signal: AbortSignal,
  begin: () => Promise<Socket>,
): Promise<void> {
  await inParallel(count, signal, async () => {
    const socket = await begin();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    signal.addEventListener('abort', () => socket.destroy(), { once: true });
    await closed;
  });
}

async function open(origin: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.pause();
  await Promise.race([once(socket, 'connect'), new Promise((done) => socket.once('close', done))]);
  if (!socket.destroyed) socket.write(text);
  return socket;
}

function idOf({ status, body }: CallResult): string {
  if (status >= 300) throw new Error(`The attack could not begin: ${status} ${body}`);
  return String(Object(JSON.parse(body)).data.id);
}

const imported = (userId: string, file: Buffer): Call =>
  upload(`/api/divelogs/imports?userId=${userId}`, file);

function form(path: string, fields: Record<string, string>): Call {
  return upload(path, null, fields);
}

function upload(path: string, file: Buffer | null, fields: Record<string, string> = {}): Call {
  const boundary = 'attacks';
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\n`;
  const sent = file === null ? [] : [Buffer.from(head), file, Buffer.from('\r\n')];
  return {
    path,
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...parts, ...sent, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

function diveFile(count: number, notes: string, more = ''): Buffer {
  const dives = Array.from(
    { length: count },
    (_, n) =>
      `<dive number='${n + 1}' date='2026-05-01' time='${8 + (n % 12)}:${10 + (n % 50)}:00' duration='30:00 min'><notes>${notes}</notes>${more}<divecomputer><depth max='${10 + n / 10} m'/></divecomputer></dive>`,
  );
  return Buffer.from(
    `<divelog program='subsurface' version='2'><dives>${dives.join('')}</dives></divelog>`,
  );
}

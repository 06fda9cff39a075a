import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type RunningApp, startWebApp, webBuild } from '@buddyline/tests/app-process';
import type { Finding } from './finding.ts';
import { responseTime, statusCounts } from './load.ts';
import { type RunningApi, administrator, withApi } from './running-api.ts';
import { megabytesOf, readSlowly } from './unread-responses.ts';
import { healthDuring } from './watch-health.ts';

const readers = 420;
const pipelined = 8;
const holdMs = 30_000;
const maxMs = { p99: 250, longest: 1_000 };
const maxMb = 512;

const webApps = ['admin', 'share', 'landing'] as const;

interface Target {
  name: string;
  server: Pick<RunningApp, 'origin' | 'child'>;
  /** The paths that the readers ask for, without `Accept-Encoding`. */
  paths: string[];
  headers?: string;
  /** What a new connection asks for. */
  health: string;
}

/**
 * On each server, 420 connections ask for its largest files eight times and read slowly or not at all.
 * Meanwhile others connect: Node accepts one connection per turn of its event loop, so they wait as
 * long as its turns take.
 */
export function newConnections(): Promise<Finding> {
  return withApi({}, async (api) => {
    const findings: { text: string; isReached: boolean }[] = [];
    for (const target of await apiTargets(api)) findings.push(await attack(target));
    for (const name of webApps) {
      const server = await startWebApp(webBuild(name), { API_URL: `${api.origin}/api` });
      try {
        findings.push(
          await attack({ name, server, paths: [largestFileOf(name)], health: '/health' }),
        );
      } finally {
        await server.end('SIGKILL');
      }
    }
    return {
      fault: `new connections beside ${readers} slow readers`,
      target: `answered: p99 < ${maxMs.p99} ms, longest < ${maxMs.longest} ms; at most ${maxMb} MB per process`,
      result: findings.map(({ text }) => text).join('; '),
      isReached: findings.every(({ isReached }) => isReached),
    };
  });
}

async function attack({ name, server, paths, headers = '', health }: Target) {
  const requests = Array.from(
    { length: pipelined },
    (_, index) => `GET ${paths[index % paths.length]} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`,
  ).join('');
  let [mb, open] = [0, 0];
  const answers = await healthDuring(
    { origin: server.origin, path: health, isNewEachTime: true },
    async () => {
      using held = await readSlowly(server.origin, readers, requests);
      for (let passed = 0; passed < holdMs; passed += 1_000) {
        await wait(1_000);
        mb = Math.max(mb, megabytesOf(server));
      }
      open = held.sockets.length;
    },
  );
  const [p99, longest] = [responseTime(answers, 0.99), responseTime(answers, 1)];
  return {
    text: `${name}, ${open} readers: ${statusCounts(answers)}, p99 ${p99.toFixed(0)}, longest ${longest.toFixed(0)} ms, ${mb.toFixed(0)} MB`,
    isReached:
      answers.every(({ status }) => status === 200) &&
      p99 < maxMs.p99 &&
      longest < maxMs.longest &&
      mb <= maxMb,
  };
}

async function apiTargets(api: RunningApi): Promise<Target[]> {
  const [server, health] = [api, '/api/meta'];
  const documents = ['/api/docs/static/swagger-ui-bundle.js', '/api/openapi.json'];
  return [
    { name: 'API, documents', server, health, paths: documents },
    { name: 'API, an uploaded file', server, health, ...(await uploadLargeFile(api)) },
  ];
}

/** A certificate of 14 MB. */
async function uploadLargeFile({ call }: RunningApi) {
  const signIn = await call({
    path: '/api/auth/login',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  const token: string = JSON.parse(signIn.body).data.accessToken;
  const form = new FormData();
  form.set('title', 'AOWD');
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(14_000_000)]);
  form.set('file', new File([bytes], 'large.pdf', { type: 'application/pdf' }));
  const sent = new Response(form);
  const { status, body } = await call({
    path: '/api/certificates',
    method: 'POST',
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    body: Buffer.from(await sent.arrayBuffer()),
  });
  const id: string | undefined = JSON.parse(body).data?.fileResourceId;
  if (id === undefined) throw new Error(`The certificate was not taken: ${status} ${body}`);
  return { paths: [`/api/files/${id}`], headers: `Authorization: Bearer ${token}\r\n` };
}

/** By the size that is sent to a client that accepts no compression. */
function largestFileOf(app: (typeof webApps)[number]): string {
  const folder = join(webBuild(app).folder, 'build/client/assets');
  const files = readdirSync(folder).filter((name) => !/\.(?:br|gz)$/.test(name));
  const sizeOf = (name: string) => statSync(join(folder, name)).size;
  const largest = files.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a));
  return `/assets/${largest}`;
}

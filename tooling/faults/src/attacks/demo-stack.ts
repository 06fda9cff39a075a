import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMailbox } from '@buddyline/crew/mailbox';
import {
  apiBuild,
  type RunningApp,
  startApi,
  startWebApp,
  webBuild,
} from '@buddyline/tests/app-process';
import { startTestPostgres } from '@buddyline/tests/test-postgres';
import { type Call, callerTo } from '../running-api.ts';

export type Engine = 'embedded' | 'postgres';

/** The API with the demo data, the panel and the share page, as `npm start` runs them. */
export interface DemoStack {
  api: RunningApp;
  panel: RunningApp;
  share: RunningApp;
  /** Registers one more member: what one attack has used up must not hold up the next. */
  newAttacker: () => Promise<Attacker>;
  /** Id of a post that everybody may see. */
  postId: string;
}

/** A member, who has registered like everybody. */
export interface Attacker {
  id: string;
  email: string;
  password: string;
  authorization: string;
}

/** As in the images. */
const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=16',
};

/** Runs `work` on a new stack, with the limits of a real deployment, and stops it. */
export async function withDemoStack<Result>(
  engine: Engine,
  work: (stack: DemoStack) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'buddyline-attacks-'));
  const postgres = engine === 'postgres' ? await startTestPostgres() : null;
  const running: RunningApp[] = [];
  try {
    const api = await startApi(apiBuild, {
      ...(postgres && { DATABASE_URL: postgres.url }),
      DATA_DIR: dataDir,
      DATASET: 'demo',
      SESSION_SECRET: 'a secret of more than thirty-two bytes',
      LOG_LEVEL: 'error',
      ...memorySettings,
    });
    running.push(api);
    const toApi = { API_URL: `${api.origin}/api`, ...memorySettings };
    for (const app of ['admin', 'share'] as const) {
      running.push(await startWebApp(webBuild(app), toApi));
    }
    const [, panel = api, share = api] = running;
    let members = 0;
    const newAttacker = () => register(api.origin, dataDir, `mallory_${(members += 1)}`);
    const { authorization } = await newAttacker();
    const { data } = await asked(api.origin, { path: '/api/feed', headers: { authorization } });
    return await work({ api, panel, share, newAttacker, postId: String(data.data[0].id) });
  } finally {
    for (const { end } of running) await end('SIGKILL');
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function register(origin: string, dataDir: string, username: string): Promise<Attacker> {
  const account = { email: `${username}@divers.example`, password: 'break-what-is-open' };
  const mailbox = await openMailbox(join(dataDir, 'mail'));
  try {
    const post = (path: string, body: object) =>
      asked(origin, { path: `/api/auth/${path}`, method: 'POST', ...json(body) });
    const person = { username, fullName: 'Mallory Reed' };
    const { data: begun } = await post('register', { ...person, ...account });
    const code = await mailbox.codeFor(account.email);
    const { registrationId } = begun;
    const { data } = await post('confirm-email', { registrationId, code });
    const authorization = `Bearer ${String(data.accessToken)}`;
    return { ...account, id: String(data.user.id), authorization };
  } finally {
    mailbox.close();
  }
}

async function asked(origin: string, call: Call) {
  const { status, body } = await callerTo(origin)(call);
  if (status >= 300) throw new Error(`${call.path} answered ${status}: ${body}`);
  return Object(JSON.parse(body));
}

export const json = (value: object): Pick<Call, 'headers' | 'body'> => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** Memory that the kernel has given to a server, MB. */
export function megabytesOf({ child }: Pick<RunningApp, 'child'>): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  apiBuild,
  createAdministrator,
  type RunningApp,
  startApi,
} from '@buddyline/tests/app-process';
import { type TestPostgres, startTestPostgres } from '@buddyline/tests/test-postgres';

export const administrator = {
  email: 'faults@buddyline.example',
  fullName: 'Fault Finder',
  password: 'break-on-purpose',
};

export interface Call {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A response; status 0 when the connection failed before one. */
export interface CallResult {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** When the request was sent, and the response time in ms. */
  sentAt: number;
  ms: number;
  /** The error code of a failed connection. */
  code: string | undefined;
}

export interface RunningApi extends Pick<RunningApp, 'origin' | 'child'> {
  /** `DATA_DIR`. */
  dataDir: string;
  /** Sends a call as the signed-in administrator. */
  call: (call: Call) => Promise<CallResult>;
}

export interface OnPostgres extends RunningApi {
  postgres: TestPostgres;
}

/** Runs `work` against the API on a temporary PostgreSQL, and stops both. */
export async function withApi<Result>(
  settings: Record<string, string>,
  work: (api: OnPostgres) => Promise<Result>,
): Promise<Result> {
  const ownDir = mkdtempSync(join(tmpdir(), 'buddyline-faults-'));
  const dataDir = settings['DATA_DIR'] ?? ownDir;
  const postgres = await startTestPostgres();
  const all = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, ...ownSettings, ...settings };
  try {
    // The production build: what breaks here is what a deployment runs.
    const { origin, child, end } = await startApi(apiBuild, all);
    try {
      await createAdministrator(apiBuild, all, administrator);
      return await work({ origin, child, dataDir, postgres, call: await signIn(origin) });
    } finally {
      await end('SIGKILL');
    }
  } finally {
    await postgres.stop();
    rmSync(ownDir, { recursive: true, force: true });
  }
}

export const ownSettings = {
  SESSION_SECRET: 'a secret of more than thirty-two bytes',
  DATASET: 'none',
  LOG_FORMAT: 'json',
  WRITES_PER_MINUTE: '999999',
  SIGN_INS_PER_ACCOUNT: '999999',
};

/** Has a connection for each call in flight, which is used again with keep-alive. */
export function callerTo(origin: string, { keepAlive = true } = {}): RunningApi['call'] {
  const agent = new Agent({ keepAlive, maxSockets: Infinity, maxFreeSockets: Infinity });
  return ({ path, method = 'GET', headers = {}, body }) => {
    const sentAt = performance.now();
    return new Promise((resolve) => {
      const sending = request(origin + path, { agent, method, headers });
      const broken = (error: NodeJS.ErrnoException) =>
        resolve(answered(sentAt, { code: error.code ?? error.message }));
      sending.on('error', broken);
      sending.on('response', (response) => {
        text(response).then((answer) => {
          const { statusCode: status = 0, headers: given } = response;
          resolve(answered(sentAt, { status, headers: given, body: answer }));
        }, broken);
      });
      sending.end(body);
    });
  };
}

function answered(sentAt: number, answer: Partial<CallResult>): CallResult {
  const ms = performance.now() - sentAt;
  return { status: 0, headers: {}, body: '', code: undefined, ...answer, sentAt, ms };
}

/** @returns calls of the administrator */
export async function signIn(origin: string): Promise<RunningApi['call']> {
  const call = callerTo(origin);
  const { email, password } = administrator;
  const { body } = await call({
    path: '/api/auth/login',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data }: { data: { accessToken: string } } = JSON.parse(body);
  const authorization = `Bearer ${data.accessToken}`;
  return ({ headers, ...rest }) => call({ ...rest, headers: { authorization, ...headers } });
}

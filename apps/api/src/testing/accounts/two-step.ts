import { TOTP } from 'otpauth';
import { afterAll, beforeAll, vi } from 'vitest';
import type { Answer, Person, TestApi } from '../test-api.ts';
import { as } from '../test-api.ts';
import { postAs } from './registering.ts';

const windowMs = 30_000;

/** Holds the clock of this process in the middle of a window, so that no code changes while a test runs. */
export function holdClock(): void {
  beforeAll(() => {
    const now = (Math.floor(Date.now() / windowMs) + 0.5) * windowMs;
    vi.useFakeTimers({ toFake: ['Date'], now });
  });
  afterAll(() => void vi.useRealTimers());
}

/** An authenticator app in a test. */
export interface App {
  secret: string;
  recoveryCodes: string[];
  /** @param steps how many windows of 30 s the app's clock is ahead; each code is used once */
  code: (steps?: number) => string;
}

/** Connects an app, with the code of the window before this one, so that those of this and the next are unused. */
export async function connectApp(api: TestApi, person: Person): Promise<App> {
  const begun = await postAs(api, 'two-step/codes', {}, as(person));
  const { secret, setup } = Object(begun.body?.data);
  const app = new TOTP({ secret });
  const code = (steps = 0) => app.generate({ timestamp: Date.now() + steps * windowMs });
  const payload = { setup, code: code(-1) };
  const confirmed = await postAs(api, 'two-step/codes/confirm', payload, as(person));
  const { recoveryCodes } = Object(confirmed.body?.data);
  return { secret, recoveryCodes, code };
}

/** The token of a sign-in whose password was right. */
export function tokenOf({ body }: Answer): string {
  return String(Object(Object(body).secondStep).token);
}

/** Signs in as far as the second step. */
export async function beginSignIn(api: TestApi, email: string, password: string): Promise<string> {
  return tokenOf(await postAs(api, 'login', { email, password }));
}

import { keepRecentToken, refreshResponseSchema } from '@buddyline/domain/auth';
import { successSchema } from '@buddyline/domain/envelope';
import * as v from 'valibot';
import type { Session } from '../../app/first-view/hand-over.ts';

export interface RefreshResult {
  /** `Set-Cookie` headers, which must reach the browser even if rendering fails. */
  cookies: string[];
  /** Null if the API refused, or if its response is not the expected one. */
  session: Session | null;
}

const answerSchema = successSchema(refreshResponseSchema);

/** Reads the token's user id without verifying the token, which only the API can. */
const subjectSchema = v.pipe(
  v.string(),
  v.transform((token) => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()),
  v.parseJson(),
  v.object({ sub: v.pipe(v.string(), v.nonEmpty()) }),
);

/** Exchanges the refresh cookie for an access token, like the browser, but without a retry. */
export async function refreshSession(
  apiUrl: string,
  refreshCookie: string,
  call: typeof fetch,
): Promise<RefreshResult> {
  const answer = await call(`${apiUrl}/auth/refresh-token`, {
    method: 'POST',
    headers: { accept: 'application/json', cookie: refreshCookie, prefer: keepRecentToken },
  });
  const cookies = answer.headers.getSetCookie();
  // The cookies are valid even if the body is incomplete.
  const body: unknown = await answer.json().catch(() => undefined);
  const parsed = v.safeParse(answerSchema, body);
  if (!answer.ok || !parsed.success) return { cookies, session: null };
  const { accessToken } = parsed.output.data;
  const subject = v.safeParse(subjectSchema, accessToken);
  const session = subject.success ? { accessToken, userId: subject.output.sub } : null;
  return { cookies, session };
}

import { refreshResponseSchema } from '@buddyline/domain/auth';
import { successSchema } from '@buddyline/domain/envelope';
import * as v from 'valibot';
import type { Session } from '../../app/first-view/hand-over.ts';

export interface Renewal {
  /** Have to reach the browser, whatever becomes of the page: the API has renewed them. */
  cookies: string[];
  /** Null when the API refused, or answered in a way of its own. */
  session: Session | null;
  /** The API has trouble. */
  isFailing: boolean;
}

const answerSchema = successSchema(refreshResponseSchema);

/** Whose token it is; whether it is a good one is the API's to say. */
const subjectSchema = v.pipe(
  v.string(),
  v.transform((token) => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()),
  v.parseJson(),
  v.object({ sub: v.pipe(v.string(), v.nonEmpty()) }),
);

/** Exchanges the refresh cookie for a token as the browser would, and once only. */
export async function renewSession(
  apiUrl: string,
  refreshCookie: string,
  call: typeof fetch,
): Promise<Renewal> {
  const answer = await call(`${apiUrl}/auth/refresh-token`, {
    method: 'POST',
    headers: { accept: 'application/json', cookie: refreshCookie },
  });
  const cookies = answer.headers.getSetCookie();
  const isFailing = answer.status >= 500 || answer.status === 429;
  // Its cookies count even when its body breaks off.
  const body: unknown = await answer.json().catch(() => undefined);
  const parsed = v.safeParse(answerSchema, body);
  if (!answer.ok || !parsed.success) return { cookies, session: null, isFailing };
  const { accessToken } = parsed.output.data;
  const subject = v.safeParse(subjectSchema, accessToken);
  const session = subject.success ? { accessToken, userId: subject.output.sub } : null;
  return { cookies, session, isFailing };
}

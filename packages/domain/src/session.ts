import * as v from 'valibot';
import { timestampOrNull } from './dates.ts';
import { idSchema } from './ids.ts';
import { flagOrNull, textOrNull } from './text.ts';

/** GET /auth/sessions: where a person is signed in. */
export const sessionSchema = v.object({
  id: idSchema,
  /** Such as Firefox; null for an app or an unknown browser. */
  browser: textOrNull,
  /** Such as Android. */
  system: textOrNull,
  /** The address, cut to /24 or /48. */
  network: textOrNull,
  /** To within ten minutes, the lifetime of an access token. */
  lastSeenAt: timestampOrNull,
  createdAt: timestampOrNull,
  isCurrent: flagOrNull,
});
export type Session = v.InferOutput<typeof sessionSchema>;

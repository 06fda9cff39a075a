import * as v from 'valibot';
import { bounds } from './constants.ts';
import { emailSchema } from './email.ts';
import { idSchema } from './ids.ts';
import { type MessageKey, messageKey } from './messages.ts';
import { roles, staffLevels } from './role.ts';
import { choiceOrText } from './text.ts';

/** The password of an account, whatever the rules were when it was set. */
export const givenPasswordSchema = v.pipe(
  v.string(),
  v.nonEmpty(messageKey('text.required')),
  v.maxBytes(bounds.passwordMaxBytes, messageKey('password.too-long')),
);

/** POST /auth/login. `remember` is our extension, true by default. */
export const loginSchema = v.object({
  email: emailSchema,
  password: givenPasswordSchema,
  remember: v.optional(v.boolean()),
});
export type Login = v.InferOutput<typeof loginSchema>;

/** Only of staff, where the backend has levels. */
export const signedInLevelSchema = v.optional(choiceOrText(staffLevels));

/** Backends of the specification send no access token here; the client then refreshes first. */
export const loginResponseSchema = v.object({
  user: v.object({
    id: idSchema,
    role: choiceOrText(roles),
    staffLevel: signedInLevelSchema,
  }),
  accessToken: v.optional(v.pipe(v.string(), v.nonEmpty())),
});
export type LoginResponse = v.InferOutput<typeof loginResponseSchema>;

/**
 * A preference (RFC 7240) of a refresh: a session that was refreshed less than 10 seconds ago keeps its
 * refresh token, so that any number of tabs can be opened at once. It is our extension; other backends
 * ignore it.
 */
export const keepRecentToken = 'keep-recent-token';

/** A renewed access token. */
export const accessTokenSchema = v.object({ accessToken: v.pipe(v.string(), v.nonEmpty()) });
const tokenText = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.transform((accessToken) => ({ accessToken })),
);

/** Both responses in the specification: `data.accessToken`, or `data` as the token itself. */
export const refreshResponseSchema = v.union([accessTokenSchema, tokenText]);

/** A password is never trimmed or truncated. */
function passwordSchema(tooShort: MessageKey) {
  return v.pipe(
    v.string(),
    v.minLength(bounds.passwordMin, tooShort),
    v.maxBytes(bounds.passwordMaxBytes, messageKey('password.too-long')),
  );
}

export const newPasswordSchema = passwordSchema(messageKey('password.new-too-short'));

/** POST /auth/change-password/{userId}; also the schema of the settings form. */
export const changePasswordSchema = v.object({
  oldPassword: passwordSchema(messageKey('password.current-too-short')),
  newPassword: newPasswordSchema,
});
export type ChangePassword = v.InferOutput<typeof changePasswordSchema>;

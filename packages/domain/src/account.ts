import * as v from 'valibot';
import { emailSchema, givenPasswordSchema, newPasswordSchema } from './auth.ts';
import { toLatinDigits } from './numbers.ts';
import { fullNameSchema, usernameSchema } from './user.ts';

/** POST /auth/register */
export const registerSchema = v.object({
  username: usernameSchema,
  fullName: fullNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});
export type Register = v.InferOutput<typeof registerSchema>;

/** Six digits from a mail, as people type them. Any other text is a wrong code. */
export const codeSchema = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((text) => toLatinDigits(text).replace(/\s/g, '')),
);

/** POST /auth/confirm-email. `username`: another one, where the chosen one is taken by now. */
export const confirmEmailSchema = v.object({
  email: emailSchema,
  code: codeSchema,
  username: v.optional(usernameSchema),
});

/** POST /auth/send-code and POST /auth/forgot-password */
export const addressSchema = v.object({ email: emailSchema });

/** POST /auth/reset-password: with the code of a member's mail, or with the token of a staff's link. */
export const resetPasswordSchema = v.union([
  v.object({ email: emailSchema, code: codeSchema, newPassword: newPasswordSchema }),
  v.object({ token: v.pipe(v.string(), v.maxLength(100)), newPassword: newPasswordSchema }),
]);
export type ResetPassword = v.InferOutput<typeof resetPasswordSchema>;

/** POST /auth/change-email */
export const changeEmailSchema = v.object({ email: emailSchema, password: givenPasswordSchema });

/** POST /auth/change-email/confirm */
export const confirmNewEmailSchema = v.object({ code: codeSchema });

/** DELETE /users/{id} by the person; administrators who delete somebody else send no body. */
export const deleteAccountSchema = v.nullish(
  v.object({ password: v.optional(givenPasswordSchema) }),
);

/** POST /auth/restore-account. `username`: another one, where the old one is taken by now. */
export const restoreAccountSchema = v.object({
  email: emailSchema,
  password: givenPasswordSchema,
  username: v.optional(usernameSchema),
});

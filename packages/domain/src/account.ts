import * as v from 'valibot';
import { givenPasswordSchema, newPasswordSchema } from './auth.ts';
import { emailSchema } from './email.ts';
import { uuidSchema } from './ids.ts';
import { toLatinDigits } from './numbers.ts';
import { fullNameSchema, newUsernameSchema } from './user.ts';

/** POST /auth/register */
export const registerSchema = v.object({
  username: newUsernameSchema,
  fullName: fullNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});
export type Register = v.InferOutput<typeof registerSchema>;

/**
 * A code from a mail, as people type or paste it: in small letters, with Arabic digits, with other spaces or
 * dashes, or with the invisible marks of a copied line. Other text passes, and is then refused as a wrong code.
 */
export const codeSchema = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((text) =>
    toLatinDigits(text)
      .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
      .toUpperCase(),
  ),
);

/**
 * POST /auth/confirm-email, with the code that was mailed for this registration. `username` replaces the chosen one,
 * if that has been taken since.
 */
export const confirmEmailSchema = v.object({
  registrationId: uuidSchema,
  code: codeSchema,
  username: v.optional(newUsernameSchema),
});
export type ConfirmEmail = v.InferInput<typeof confirmEmailSchema>;

/** POST /auth/send-code */
export const sendCodeSchema = v.object({ registrationId: uuidSchema });

/** POST /auth/forgot-password */
export const forgotPasswordSchema = v.object({ email: emailSchema });

/** POST /auth/reset-password. Members send the code that they were mailed; staff send the token of the link. */
export const resetPasswordSchema = v.union([
  v.object({ requestId: uuidSchema, code: codeSchema, newPassword: newPasswordSchema }),
  v.object({ token: v.pipe(v.string(), v.maxLength(100)), newPassword: newPasswordSchema }),
]);
export type ResetPassword = v.InferOutput<typeof resetPasswordSchema>;

/** POST /auth/change-email */
export const changeEmailSchema = v.object({ email: emailSchema, password: givenPasswordSchema });
export type ChangeEmail = v.InferOutput<typeof changeEmailSchema>;

/** POST /auth/change-email/confirm */
export const confirmNewEmailSchema = v.object({ code: codeSchema });
export type ConfirmNewEmail = v.InferInput<typeof confirmNewEmailSchema>;

/** DELETE /users/{id} by the person; administrators who delete somebody else send no body. */
export const deleteAccountSchema = v.nullish(
  v.object({ password: v.optional(givenPasswordSchema) }),
);

/** POST /auth/restore-account. `username`: another one, where the old one is taken by now. */
export const restoreAccountSchema = v.object({
  email: emailSchema,
  password: givenPasswordSchema,
  username: v.optional(newUsernameSchema),
});
export type RestoreAccount = v.InferOutput<typeof restoreAccountSchema>;

import * as v from 'valibot';
import { codeSchema } from './account.ts';
import { givenPasswordSchema } from './auth.ts';
import { countOrZero } from './numbers.ts';
import { passkeySchema, usedPasskeySchema } from './passkey.ts';

/** What the second step of a sign-in can be. */
export const secondStepMethods = ['passkey', 'code', 'recovery-code'] as const;
export type SecondStepMethod = (typeof secondStepMethods)[number];

/** GET /auth/two-step: the second step of the caller's sign-in. */
export const twoStepSchema = v.object({
  /** Since when codes of an app are asked for; null while they are not. */
  codesSince: v.nullable(v.string()),
  /** Oldest first. */
  passkeys: v.optional(v.array(passkeySchema), []),
  /** How many recovery codes have not been used. */
  recoveryCodesLeft: countOrZero,
  /** Whether the caller may do nothing else before there is a second step. */
  isRequired: v.boolean(),
});
export type TwoStep = v.InferOutput<typeof twoStepSchema>;

/** POST /auth/two-step/codes: what an authenticator app needs. Nothing changes until it is confirmed. */
export const codesSetupSchema = v.object({
  /** In base 32, to be typed. */
  secret: v.string(),
  /** The same as an address, to be shown as a QR code. */
  uri: v.string(),
  /** To be sent back with the first code, within 15 minutes. */
  setup: v.string(),
});
export type CodesSetup = v.InferOutput<typeof codesSetupSchema>;

/** POST /auth/two-step/codes/confirm, with the first code that the app shows. */
export const confirmCodesSchema = v.object({
  setup: v.pipe(v.string(), v.maxLength(500)),
  code: codeSchema,
});
export type ConfirmCodes = v.InferInput<typeof confirmCodesSchema>;

/** Each code signs its owner in once. No later answer has them; empty where a further passkey leaves the earlier ones valid. */
export const recoveryCodesSchema = v.object({ recoveryCodes: v.array(v.string()) });
export type RecoveryCodes = v.InferOutput<typeof recoveryCodesSchema>;

const signInEntries = {
  /** The token that POST /auth/login answered. */
  token: v.pipe(v.string(), v.maxLength(100)),
  remember: v.optional(v.boolean()),
};

/** POST /auth/second-step: with a passkey, the code of an app, or a recovery code. */
export const secondStepSchema = v.union([
  v.object({ ...signInEntries, passkey: usedPasskeySchema }),
  v.object({ ...signInEntries, code: codeSchema }),
  v.object({ ...signInEntries, recoveryCode: codeSchema }),
]);
export type SecondStep = v.InferInput<typeof secondStepSchema>;

/** POST /auth/proof: that it is still the person who has signed in. */
export const proofSchema = v.union([
  v.object({ password: givenPasswordSchema }),
  v.object({ code: codeSchema }),
  v.object({ passkey: usedPasskeySchema }),
]);
export type Proof = v.InferInput<typeof proofSchema>;

import * as v from 'valibot';
import { bounds } from './constants.ts';
import { idSchema } from './ids.ts';
import { requiredLine } from './text.ts';

/** A passkey of the caller, as `GET /auth/two-step` lists it. */
export const passkeySchema = v.object({
  id: idSchema,
  name: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
});
export type Passkey = v.InferOutput<typeof passkeySchema>;

/** PUT /auth/two-step/passkeys/{passkeyId} */
export const passkeyNameSchema = v.object({ name: requiredLine(bounds.passkeyNameMax) });
export type PasskeyName = v.InferOutput<typeof passkeyNameSchema>;

/** How browsers reach a device with a passkey. */
export const passkeyTransports = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const;
const publicKeyType = 'public-key';

const credentialSchema = v.object({
  id: v.string(),
  type: v.literal(publicKeyType),
  transports: v.optional(v.array(v.picklist(passkeyTransports))),
});

/** What `navigator.credentials.create` needs, as `parseCreationOptionsFromJSON` takes it. */
export const passkeyCreationSchema = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal(publicKeyType) })),
  timeout: v.number(),
  excludeCredentials: v.array(credentialSchema),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
});
export type PasskeyCreation = v.InferOutput<typeof passkeyCreationSchema>;

/** What `navigator.credentials.get` needs, as `parseRequestOptionsFromJSON` takes it. */
export const passkeyRequestSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
  allowCredentials: v.array(credentialSchema),
});
export type PasskeyRequest = v.InferOutput<typeof passkeyRequestSchema>;

/** Bytes in base64url. Keys and signatures are far shorter, those of algorithms to come too. */
const bytes = v.pipe(v.string(), v.maxLength(8_000), v.regex(/^[\w-]+$/));

/** The `toJSON()` of what the browser made. */
export const newPasskeySchema = v.object({
  id: bytes,
  response: v.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
  }),
});

/** POST /auth/two-step/passkeys */
export const addPasskeySchema = v.object({
  ...passkeyNameSchema.entries,
  passkey: newPasskeySchema,
});
export type AddPasskey = v.InferInput<typeof addPasskeySchema>;

/** The `toJSON()` of what the browser signed. */
export const usedPasskeySchema = v.object({
  id: bytes,
  response: v.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: v.optional(bytes),
  }),
});
export type UsedPasskey = v.InferOutput<typeof usedPasskeySchema>;

/** POST /auth/passkey */
export const passkeySignInSchema = v.object({
  passkey: usedPasskeySchema,
  remember: v.optional(v.boolean()),
});
export type PasskeySignIn = v.InferInput<typeof passkeySignInSchema>;

/** POST /auth/passkey/options: with the token of a sign-in whose password was right, those of its person. */
export const passkeyOptionsSchema = v.object({
  token: v.optional(v.pipe(v.string(), v.maxLength(100))),
});
export type PasskeyOptions = v.InferInput<typeof passkeyOptionsSchema>;

import * as v from 'valibot';
import { idSchema } from './ids.ts';

/**
 * POST /auth/register: the id that its code belongs to. Only the app that registered has it, so a code that was
 * mailed for one registration opens no other one, whoever asked for that.
 */
export const registeredSchema = v.object({ registrationId: idSchema });
export type Registered = v.InferOutput<typeof registeredSchema>;

/** POST /auth/forgot-password: the id that its code belongs to. */
export const resetRequestedSchema = v.object({ requestId: idSchema });
export type ResetRequested = v.InferOutput<typeof resetRequestedSchema>;

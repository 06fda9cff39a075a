import * as v from 'valibot';
import { messageKey } from './messages.ts';

/** The specification's phone rule; no field uses it yet. */
export const phoneSchema = v.pipe(
  v.string(),
  v.regex(/^[\d+\-() ]{7,15}$/, messageKey('phone.invalid')),
);

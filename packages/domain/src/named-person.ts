import * as v from 'valibot';
import { idSchema } from './ids.ts';

/** A person in a record of another noun, under their name. */
export const namedPersonSchema = v.object({ id: idSchema, name: v.string() });
export type NamedPerson = v.InferOutput<typeof namedPersonSchema>;

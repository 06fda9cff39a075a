import * as v from 'valibot';
import { uuidSchema } from '@buddyline/domain/ids';

/**
 * The schema of an id in the path. An invalid id answers 404, like an unknown one (see
 * `error-handler.ts`).
 */
export function idParams<const Name extends string>(name: Name) {
  return v.object(v.entriesFromList([name], v.pipe(uuidSchema, v.toLowerCase())));
}

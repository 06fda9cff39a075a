import * as v from 'valibot';
import { uuidSchema } from '@buddyline/domain/ids';

/**
 * The path's id, as our own ids are written. What cannot be one of ours names nothing: such a path
 * is answered 404, like an id that is gone (see `error-handler.ts`).
 */
export function idParams<const Name extends string>(name: Name) {
  return v.object(v.entriesFromList([name], v.pipe(uuidSchema, v.toLowerCase())));
}

import * as v from 'valibot';
import { uuidSchema } from '@buddyline/domain/ids';

/**
 * The schema of the ids in the path. An invalid id answers 404, like an unknown one (see
 * `error-handler.ts`).
 */
export function idParams<const Names extends readonly [string, ...string[]]>(...names: Names) {
  return v.object(v.entriesFromList(names, uuidSchema));
}

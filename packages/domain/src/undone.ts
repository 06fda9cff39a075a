import * as v from 'valibot';
import { idSchema } from './ids.ts';

/**
 * POST /activity/{id}/undo: the person whom a mail had notified of the change already, if any. Older versions of the API
 * send nothing.
 */
export const undoneSchema = v.nullish(v.object({ toldId: v.nullable(idSchema) }));

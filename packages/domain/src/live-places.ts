import * as v from 'valibot';
import { uuidSchema } from './ids.ts';

/** PUT /live/{streamId}: the tickets that a browser shows. */
export const livePlacesSchema = v.object({
  ticketIds: v.pipe(v.array(uuidSchema), v.maxLength(20)),
});

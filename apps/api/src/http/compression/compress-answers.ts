import { compression } from '@buddyline/connections/compression';
import compress from '@fastify/compress';
import type { Api } from '../api.ts';

/**
 * Compresses answers of more than a kilobyte: on a satellite link a page of a logbook arrives in a tenth of the time.
 * Long ones are compressed by other threads. Answers of signing in stay as they are: beside text of somebody
 * else, the length of a compressed answer tells of the token in it (BREACH).
 */
export async function compressAnswers(api: Api): Promise<void> {
  api.addHook('onRoute', (route) => {
    if (/^\/api\/(?:api\/)?auth\//.test(route.url)) route.compress = false;
  });
  await api.register(compress, compression);
}

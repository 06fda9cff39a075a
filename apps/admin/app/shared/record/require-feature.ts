import { type Feature, hasFeature } from '@buddyline/domain/meta';
import { data } from 'react-router';
import { metaQuery } from '../query/meta-queries.ts';
import { queryClient } from '../changes/query-client.ts';

/**
 * For the loader of a page that not every backend has.
 *
 * @throws DataWithResponseInit 404, as for any unknown address
 */
export async function requireFeature(feature: Feature): Promise<void> {
  // Without an answer the page itself shows the error.
  const meta = await queryClient.ensureQueryData(metaQuery).catch(() => null);
  if (meta && !hasFeature(meta, feature)) throw data(null, { status: 404 });
}

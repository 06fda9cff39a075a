import type { Dashboard } from '@buddyline/domain/dashboard';
import { hasFeature } from '@buddyline/domain/meta';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { dashboardKey } from '../../shared/query/item-caches.ts';
import { metaQuery } from '../../shared/query/meta-queries.ts';

export interface ShownDashboard extends Dashboard {
  /** The specification's sample data, on which all actions are disabled. */
  isSample: boolean;
}

/** Live figures if the backend offers them, or else the sample, without a request. */
export const dashboardQuery = queryOptions({
  queryKey: dashboardKey,
  queryFn: async ({ client, signal }): Promise<ShownDashboard> => {
    const meta = await client.ensureQueryData(metaQuery);
    if (hasFeature(meta, 'dashboard')) {
      return { ...(await api.dashboard.get(signal)), isSample: false };
    }
    const { sampleDashboard } = await import('./sample-dashboard.ts');
    return { ...sampleDashboard(new Date()), isSample: true };
  },
});

import { hasFeature } from '@buddyline/domain/meta';
import { useEffect } from 'react';
import { prefetchOnInteraction } from '../../lazy/prefetch-on-interaction.ts';
import { metaQuery } from '../../query/meta-queries.ts';
import { queryClient } from '../query-client.ts';
import { fetchFirstTouch } from '../../lazy/first-touch.ts';
import { sharedValue } from '../../shared-value.ts';

/** Whether this tab hears of what others change. */
export const isLive = sharedValue(false);

/** For the layout: from the first touch on, hears of what others change, if the backend sends it. */
export function useLive(): void {
  useEffect(() => {
    const leaving = new AbortController();
    prefetchOnInteraction(async () => {
      if (!hasFeature(await queryClient.ensureQueryData(metaQuery), 'live')) return;
      const { startLive } = await fetchFirstTouch();
      if (leaving.signal.aborted) return;
      startLive(queryClient, leaving.signal);
      isLive.set(true);
    });
    return () => {
      leaving.abort();
      isLive.set(false);
    };
  }, []);
}

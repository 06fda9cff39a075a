import type { DashboardMonth } from '@buddyline/domain/dashboard';
import { useNow } from '../../../shared/text/now.ts';
import { isUnfinished } from './month-name.ts';

/** Shades the last month while it is unfinished, because its values are still low. */
export function UnfinishedMonth({ months }: { months: readonly DashboardMonth[] }) {
  const now = useNow();
  if (!isUnfinished(months.at(-1)?.month ?? '', now)) return null;
  return (
    <span
      aria-hidden
      className="absolute inset-y-0 inset-e-0 rounded-inner bg-surface-sunken"
      style={{ width: `${100 / Math.max(1, months.length - 1)}%` }}
    />
  );
}

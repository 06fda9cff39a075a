import type { reversedRanges } from '@buddyline/domain/dive-log-filters';
import { Trans } from '@lingui/react/macro';

/** Says why a list is empty whose range ends before it begins. */
export function ReversedRange({ dates, depths }: ReturnType<typeof reversedRanges>) {
  return (
    <div
      role="status"
      className="mb-4 grid gap-1 rounded-card bg-warn-soft px-4 py-3 text-warn-ink"
    >
      {dates && (
        <p>
          <Trans>The last day is before the first one, so no dive is between them.</Trans>
        </p>
      )}
      {depths && (
        <p>
          <Trans>The greatest depth is less than the least one, so no dive is between them.</Trans>
        </p>
      )}
    </div>
  );
}

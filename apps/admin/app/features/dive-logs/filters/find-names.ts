import type { DiveLogSort } from '@buddyline/domain/dive-log-filters';
import { useLingui } from '@lingui/react/macro';

/** The orders of the list and the choices about findings, as the fields and the chips name them. */
export function useFindNames() {
  const { t } = useLingui();
  return {
    orders: {
      newest: t`Newest logged first`,
      oldest: t`Oldest logged first`,
      date: t`Newest dive first`,
      depth: t`Deepest first`,
    } satisfies Record<DiveLogSort, string>,
    findings: { true: t`Worth a check`, false: t`Nothing to check` },
  };
}

import { Trans } from '@lingui/react/macro';

/** Shows the depth at the middle of the window. Decorative, since each section states its depth. */
export function Gauge() {
  return (
    <p aria-hidden className="gauge">
      <span className="gauge-metres" />
      <span className="gauge-unit">
        <Trans>m</Trans>
      </span>
    </p>
  );
}

import { Trans } from '@lingui/react/macro';

/** Reads the depth in the middle of the window; decoration, since every section names its own. */
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

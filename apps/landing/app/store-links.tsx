import { Trans } from '@lingui/react/macro';
import { site } from './site.ts';

/** Links to both stores, as text instead of badges. */
export function StoreLinks({ className = '' }: { className?: string }) {
  return (
    <p className={`store-links ${className}`}>
      <a href={site.stores.apple} className="button button-coral">
        <Trans>App Store</Trans>
      </a>
      <a href={site.stores.google} className="button button-coral">
        <Trans>Google Play</Trans>
      </a>
    </p>
  );
}

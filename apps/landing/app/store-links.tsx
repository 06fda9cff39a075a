import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { site } from './site.ts';

/** Links to both stores as badges. */
export function StoreLinks({ className = '' }: { className?: string }) {
  return (
    <p className={`store-links ${className}`}>
      <Badge href={site.stores.apple} icon={<AppleIcon />} above={<Trans>Download on the</Trans>}>
        <Trans>App Store</Trans>
      </Badge>
      <Badge href={site.stores.google} icon={<PlayIcon />} above={<Trans>Get it on</Trans>}>
        <Trans>Google Play</Trans>
      </Badge>
    </p>
  );
}

interface BadgeProps {
  href: string;
  icon: ReactNode;
  /** The small line above the store's name. */
  above: ReactNode;
  children: ReactNode;
}

function Badge({ href, icon, above, children }: BadgeProps) {
  return (
    <a href={href} className="store-badge">
      {icon}
      <span>
        <small>{above}</small> <b>{children}</b>
      </span>
    </a>
  );
}

function AppleIcon() {
  return (
    <svg aria-hidden viewBox="0 0 24 28" className="store-icon">
      <path
        fill="currentColor"
        d="M17.300 1c.2 1.500-.4 3-1.300 4.100-.9 1.100-2.400 2-3.800 1.900-.2-1.500.5-3 1.300-3.900C14.400 1.900 16 1.100 17.300 1ZM22 9.600c-1.700 1-2.700 2.600-2.600 4.600 0 2.300 1.300 4.200 3.400 5-.5 1.500-1.200 2.900-2.100 4.200-1.200 1.800-2.400 3.500-4.300 3.500-1.900.1-2.500-1.100-4.600-1.100-2.200 0-2.900 1.100-4.700 1.200-1.800.1-3.200-1.900-4.400-3.700C.2 19.700-.6 13.500 2 10.200c1.200-1.700 3.200-2.800 5.200-2.800 1.900 0 3.200 1.100 4.800 1.100 1.500 0 2.500-1.100 4.800-1.100 1.900 0 4 .9 5.200 2.200Z"
      />
    </svg>
  );
}

/** The play triangle; like on every player it is not mirrored. */
function PlayIcon() {
  return (
    <svg aria-hidden viewBox="0 0 24 28" className="store-icon">
      <path
        className="play-a"
        d="M2.400 3.200 13 14 2.400 24.800c-.3-.3-.4-.7-.4-1.200V4.400c0-.5.1-.9.4-1.200Z"
      />
      <path className="play-b" d="m17 9.900-4 4.100L2.400 3.200c.6-.5 1.400-.5 2.100-.1Z" />
      <path className="play-c" d="M17 18.100 4.500 24.900c-.7.4-1.500.4-2.100-.1L13 14Z" />
      <path
        className="play-d"
        d="m17 9.900 4.500 2.500c1.300.7 1.300 2.500 0 3.200L17 18.100 13 14Z"
      />
    </svg>
  );
}

import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MetaFunction } from 'react-router';
import { Bubbles } from './art/bubbles.tsx';
import Jellyfish from './art/jellyfish.svg?react';
import Plankton from './art/plankton.svg?react';
import { MotionSwitch } from './motion-switch.tsx';
import { localeOfPath, pathOf, useLocale } from './page-address.ts';
import { SiteHeader } from './site-header.tsx';
import { textsIn } from './texts.ts';

export const meta: MetaFunction = ({ location }) => [
  { title: textsIn(localeOfPath(location.pathname))._(msg`Nothing at this depth`) },
  { name: 'robots', content: 'noindex' },
];

/** Sent with status 404 for every unknown URL. */
export default function NotFoundPage() {
  const locale = useLocale();
  return (
    <div className="lost">
      <SiteHeader />
      <Plankton />
      <svg aria-hidden viewBox="0 0 200 700" className="loose-end" fill="none">
        <path d="M120-200C120 60 60 160 84 320s64 150 40 236-60 60-66 20 30-48 52-20" />
        <path d="m110 596 22-10M110 596l18 16M110 596l2 24" />
      </svg>
      <Jellyfish className="lost-jelly" />
      <Bubbles className="lost-bubbles" />
      <main id="main" className="column">
        <MotionSwitch />
        <div className="words">
          <p className="depth-label">404</p>
          <h1>
            <Trans>Nothing at this depth</Trans>
          </h1>
          <p className="lead">
            <Trans>
              The line ends here, and so does the address. It may have moved, or never have been.
            </Trans>
          </p>
          <p className="hero-actions">
            <a href={pathOf('home', locale)} className="button button-coral">
              <Trans>Back to the surface</Trans>
            </a>
          </p>
        </div>
      </main>
    </div>
  );
}

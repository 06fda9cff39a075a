import { Trans, useLingui } from '@lingui/react/macro';
import type { PropsWithChildren } from 'react';
import BuddyPair from '../art/buddy-pair.svg?react';
import Diver from '../art/diver.svg?react';
import { FeatureList } from '../feature-list.tsx';
import { Figures } from '../figures.tsx';
import { pageMeta } from '../head.ts';
import { MotionSwitch } from '../motion-switch.tsx';
import { useLocale } from '../page-address.ts';
import { site } from '../site.ts';
import { SiteFooter } from '../site-footer.tsx';
import { SiteHeader } from '../site-header.tsx';
import { StoreLinks } from '../store-links.tsx';
import { taglineIn } from '../tagline.ts';

export const meta = pageMeta('old');

/** The older, quieter page: the same text in the style of a paper logbook. */
export default function OldPage() {
  const { t } = useLingui();
  return (
    <div className="paper">
      <SiteHeader />
      <main id="main">
        <MotionSwitch />
        <div className="paper-hero">
          <h1>{taglineIn(useLocale())}</h1>
          <div>
            <p>
              <Trans>
                {site.brand} keeps your dives, your stories and the people you dive with on one
                line.
              </Trans>
            </p>
            <StoreLinks />
          </div>
          <Diver />
          <BuddyPair className="paper-buddies" />
        </div>
        <PaperRow title={t`Features`}>
          <FeatureList />
        </PaperRow>
        <PaperRow title={t`Community`}>
          <p className="paper-large">
            <Trans>
              Tell the dive, and the ones who were there will find it. So will the buddy who has the
              same Saturday free, the same level and the same weakness for wrecks.
            </Trans>
          </p>
        </PaperRow>
        <PaperRow title={t`About`}>
          <p className="paper-large">
            <Trans>
              A buddy line says: I am here, and so are you. We took its name because that is the
              whole idea.
            </Trans>
          </p>
          <Figures />
        </PaperRow>
        <section aria-labelledby="paper-app" className="paper-app">
          <h2 id="paper-app">
            <Trans>Turn here. Take someone along.</Trans>
          </h2>
          <div>
            <p>
              <Trans>
                {site.brand} is an app for iPhone and Android. Your next dive is page one.
              </Trans>
            </p>
            <StoreLinks />
          </div>
        </section>
      </main>
      <SiteFooter />
    </div>
  );
}

function PaperRow({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <section className="paper-row">
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Bubbles } from '../art/bubbles.tsx';
import Buoy from '../art/buoy.svg?react';
import Coast from '../art/coast.svg?react';
import DiveBoat from '../art/dive-boat.svg?react';
import Fish from '../art/fish.svg?react';
import Freediver from '../art/freediver.svg?react';
import NineWaves from '../art/nine-waves.svg?react';
import ShallowSchool from '../art/shallow-school.svg?react';
import SixWaves from '../art/six-waves.svg?react';
import { anchors } from '../depths.ts';
import { MotionSwitch } from '../motion-switch.tsx';
import { useLocale } from '../page-address.ts';
import { site } from '../site.ts';
import { taglineIn } from '../tagline.ts';

/** The view of a camera at the waterline, half above and half below. The text is above. */
export function Hero() {
  const { t } = useLingui();
  return (
    <>
      <section aria-labelledby="surface-title" className="sky">
        <span id="surface" className="landing-point" />
        <MotionSwitch />
        <div className="column">
          <div className="words words-hero">
            <h1 id="surface-title">{taglineIn(useLocale())}</h1>
            <p className="lead">
              <Trans>
                {site.brand} keeps your dives, your stories and the people you dive with on one
                line.
              </Trans>
            </p>
            <p className="hero-actions">
              <a href={`#${anchors.download}`} className="button button-coral">
                <Trans>Download App</Trans>
              </a>
              <a href={`#${anchors.features}`} className="button button-quiet">
                <Trans>Begin the descent</Trans>
                <ArrowDown />
              </a>
            </p>
          </div>
        </div>
        <div aria-hidden className="sun" />
        <Coast className="coast" />
        <div aria-hidden className="far-sea" />
        <DiveBoat className="dive-boat" />
      </section>
      <div className="shallows">
        <NineWaves className="wave wave-back" />
        <SixWaves className="wave wave-front" />
        <div className="column buoy-column">
          <Freediver className="freediver freediver-first" />
          <Freediver className="freediver freediver-second" />
          <Buoy className="buoy" />
        </div>
        <Fish />
        <ShallowSchool className="school school-shallow" />
        <Bubbles className="bubbles-shallow" />
        <nav aria-label={t`Dive plan`} className="column dive-plan">
          <p>
            <Trans>Dive plan</Trans>
          </p>
          <DivePlan />
        </nav>
      </div>
    </>
  );
}

/** The page's sections as a dive plan; on a phone it replaces the header's links. */
function DivePlan() {
  return (
    <ol role="list">
      <li>
        <a href={`#${anchors.features}`}>
          <Trans>Features</Trans>
        </a>
      </li>
      <li>
        <a href={`#${anchors.community}`}>
          <Trans>Community</Trans>
        </a>
      </li>
      <li>
        <a href={`#${anchors.diveLogs}`}>
          <Trans>Dive Logs</Trans>
        </a>
      </li>
    </ol>
  );
}

function ArrowDown() {
  return (
    <svg aria-hidden viewBox="0 0 16 16" className="size-4" fill="none" stroke="currentColor">
      <path d="M8 2v11M3.500 8.500 8 13l4.500-4.500" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AppBar } from './app-bar.tsx';
import { Face } from './person.tsx';
import { Phone } from './phone.tsx';

/** The log: the same dive, written down. Its stops are the depths of this page. */
export function LogScreen() {
  const { t } = useLingui();
  return (
    <Phone
      label={t`The app's dive log: the wreck of the Nura, 38 m, 41 minutes, with its profile, its gas and Omar as buddy`}
      when={<Trans>Saturday noon: the log</Trans>}
    >
      <AppBar title={<Trans>Dive log</Trans>} />
      <div className="log-head">
        <b>
          <Trans>Wreck of the Nura</Trans>
        </b>
        <span>
          <Trans>Dive 77 · Saturday, 08:52</Trans>
        </span>
      </div>
      <div className="app-card">
        <ProfileChart />
        <dl className="log-facts">
          <Fact name={<Trans>Deepest</Trans>} other={<Trans>125 ft</Trans>}>
            <Trans>38 m</Trans>
          </Fact>
          <Fact name={<Trans>Time</Trans>} other={<Trans>stop at 5 m</Trans>}>
            <Trans>41 min</Trans>
          </Fact>
        </dl>
      </div>
      <div className="app-card">
        <p className="log-gas">
          <b>
            <Trans>Nitrox 28</Trans>
          </b>
          <span>
            <Trans>210 to 60 bar</Trans>
          </span>
        </p>
        <div className="tank">
          <i />
        </div>
      </div>
      <div className="app-card log-buddy">
        <Face of="omar" />
        <p>
          <span>
            <Trans>Buddy</Trans>
          </span>
          <b>
            <Trans>Omar Nasser</Trans>
          </b>
        </p>
        <TickMark />
      </div>
    </Phone>
  );
}

interface FactProps {
  name: ReactNode;
  other: ReactNode;
  children: ReactNode;
}

function Fact({ name, other, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{children}</b> <span>{other}</span>
      </dd>
    </div>
  );
}

/** Depth over time: down the line, the wreck, then up by way of 30, 18, 12 and 5 m. */
function ProfileChart() {
  const dive =
    'M8 8C14 40 18 84 30 98L78 101 92 79 108 77 120 50 150 47 162 34 186 32 196 18 222 17 232 8';
  return (
    <svg viewBox="0 0 240 112" className="profile">
      <linearGradient id="profile-water" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="profile-high" />
        <stop offset="1" className="profile-low" />
      </linearGradient>
      <path
        className="profile-grid"
        fill="none"
        d="M8 20h224M8 38h224M8 54h224M8 84h224M8 108h224"
      />
      <path fill="url(#profile-water)" d={`${dive}Z`} />
      <path className="profile-line" fill="none" pathLength="1" d={dive} />
      <path className="profile-dot" strokeLinecap="round" d="M78 101h.1" />
    </svg>
  );
}

function TickMark() {
  return (
    <svg viewBox="0 0 24 24" className="log-tick" fill="none">
      <path d="m5 12.500 4.500 4.500L19 7.500" />
    </svg>
  );
}

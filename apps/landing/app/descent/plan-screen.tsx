import { Trans, useLingui } from '@lingui/react/macro';
import { AppBar } from './app-bar.tsx';
import { Byline, Said } from './person.tsx';
import { Phone } from './phone.tsx';

/** The plan: a post that looks for a buddy, and the one who comes along. */
export function PlanScreen() {
  const { t } = useLingui();
  return (
    <Phone
      label={t`A post in the app: Lina plans a dive on a wreck and looks for a buddy; Omar comes along`}
      when={<Trans>Thursday evening: the plan</Trans>}
    >
      <AppBar title={<Trans>Community</Trans>} />
      <div className="app-card">
        <Byline by="lina" name={<Trans>Lina Haddad</Trans>} when={<Trans>Thursday, 21:40</Trans>} />
        <p className="app-words">
          <Trans>Saturday, half past eight: the wreck of the Nura. One place is free. Who?</Trans>
        </p>
        <PlanSketch />
        <ul role="list" className="app-chips">
          <li>
            <Trans>38 m</Trans>
          </li>
          <li>
            <Trans>41 min</Trans>
          </li>
          <li>
            <Trans>Nitrox 28</Trans>
          </li>
        </ul>
      </div>
      <div className="app-talk">
        <Said by="omar" name={<Trans>Omar</Trans>}>
          <Trans>I know her bow and not her stern. Count me in.</Trans>
        </Said>
        <TalkLine />
        <Said by="lina" name={<Trans>Lina</Trans>}>
          <Trans>Then we go down together.</Trans>
        </Said>
      </div>
    </Phone>
  );
}

/** The buddy line between two comments. */
function TalkLine() {
  return (
    <svg viewBox="0 0 24 40" className="talk-line" fill="none">
      <path d="M12 0c-10 12 10 26 0 40" />
    </svg>
  );
}

/** The site as Lina drew it: the line, the wall and the wreck. */
function PlanSketch() {
  return (
    <svg viewBox="0 0 240 120" className="plan-sketch">
      <path className="sketch-water" d="M0 0h240v120H0Z" />
      <path className="sketch-deep" d="M0 64c60-16 160 18 240-4v60H0Z" />
      <path
        className="sketch-rock"
        d="M0 22c14-2 20 8 34 8s16 18 24 22 2 18 12 24 8 18 18 24 40 4 66 10 50-4 86 0v10H0Z"
      />
      <path
        className="sketch-wreck"
        d="M146 104l-8-18 12 4h16V78h14v12h30l12-5-4 19ZM172 78l6-12 8 2-6 10Z"
      />
      <path className="sketch-line" fill="none" d="M150 12c-10 24 14 40-6 74" />
      <path className="sketch-flag" d="M150 12V2l12 4-12 4Z" />
      <g className="sketch-ticks">
        <path fill="none" d="M228 24h6M228 48h6M228 72h6M228 96h6" />
      </g>
    </svg>
  );
}

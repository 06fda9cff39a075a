import { Trans } from '@lingui/react/macro';

/** The app's features, with the ids that the footer links to. */
export function FeatureList() {
  return (
    <dl className="feature-list">
      <div>
        <dt>
          <Trans>Log it while you drip</Trans>
        </dt>
        <dd>
          <Trans>Depth, time, gas, gear, current: the fields your paper log taught you.</Trans>
        </dd>
      </div>
      <div id="certifications">
        <dt>
          <Trans>Your cards, on you</Trans>
        </dt>
        <dd>
          <Trans>Every certification with its document, ready when the dive centre asks.</Trans>
        </dd>
      </div>
      <div id="dive-sites">
        <dt>
          <Trans>Sites, from last week</Trans>
        </dt>
        <dd>
          <Trans>Reviews by people who were in that water, not by people who sell it.</Trans>
        </dd>
      </div>
    </dl>
  );
}

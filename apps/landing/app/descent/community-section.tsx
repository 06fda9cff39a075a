import { Trans, useLingui } from '@lingui/react/macro';
import { PlanScreen } from './plan-screen.tsx';
import { DescentSection } from './section.tsx';

export function CommunitySection() {
  const { t } = useLingui();
  return (
    <DescentSection
      name="community"
      label={t`Community`}
      title={t`Somebody has the same Saturday free.`}
      screen={<PlanScreen />}
    >
      <p className="lead">
        <Trans>
          Say where, and when. The buddy with your level, your morning off and your weakness for
          wrecks is reading it too.
        </Trans>
      </p>
      <p>
        <Trans>
          Each post has a page of its own that opens for everyone, with the app or without it.
        </Trans>
      </p>
    </DescentSection>
  );
}

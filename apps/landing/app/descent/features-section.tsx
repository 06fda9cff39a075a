import { Trans, useLingui } from '@lingui/react/macro';
import { FeatureList } from '../feature-list.tsx';
import { DescentSection } from './section.tsx';

export function FeaturesSection() {
  const { t } = useLingui();
  return (
    <DescentSection
      name="features"
      label={t`Features`}
      title={t`Come up with more than salt in your hair.`}
    >
      <p className="lead">
        <Trans>
          By the time the kit is rinsed, the dive is written down, the story is told and the next
          site is picked.
        </Trans>
      </p>
      <FeatureList />
    </DescentSection>
  );
}

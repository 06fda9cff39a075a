import { formatNumber } from '@buddyline/i18n/formats';
import { Trans, useLingui } from '@lingui/react/macro';
import { diversPerSpot, Figures } from '../figures.tsx';
import { useLocale } from '../page-address.ts';
import { PostCard } from './post-card.tsx';
import { DescentSection } from './section.tsx';

export function AboutSection() {
  const { t } = useLingui();
  const hundred = formatNumber(diversPerSpot, useLocale());
  return (
    <DescentSection
      name="about"
      label={t`About`}
      title={t`Two divers and a short rope.`}
      screen={<PostCard />}
    >
      <p className="lead">
        <Trans>
          A buddy line says: I am here, and so are you. We took its name because that is the whole
          idea.
        </Trans>
      </p>
      <Figures
        note={
          <span className="figure-note">
            <Trans>One spot on her back for every {hundred}.</Trans>
          </span>
        }
      />
    </DescentSection>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Figures } from '../figures.tsx';
import { DescentSection } from './section.tsx';

export function AboutSection() {
  const { t } = useLingui();
  return (
    <DescentSection name="about" label={t`About`} title={t`Two divers and a short rope.`}>
      <p className="lead">
        <Trans>
          A buddy line says: I am here, and so are you. We took its name because that is the whole
          idea.
        </Trans>
      </p>
      <Figures />
    </DescentSection>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { site } from '../site.ts';
import { StoreLinks } from '../store-links.tsx';
import { AnswerNotice } from './answer-notice.tsx';
import { DescentSection } from './section.tsx';

export function DownloadSection() {
  const { t } = useLingui();
  return (
    <DescentSection
      name="download"
      label={t`The bottom`}
      title={t`Turn here. Take someone along.`}
      screen={<AnswerNotice />}
    >
      <p className="lead">
        <Trans>
          Forty metres is as deep as this page goes. The rest happens in the water, and then in{' '}
          {site.brand} for iPhone and Android.
        </Trans>
      </p>
      <StoreLinks />
    </DescentSection>
  );
}

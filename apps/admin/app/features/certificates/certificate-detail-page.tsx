import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { ArrivingPage } from '../../shared/arriving-page.tsx';
import { Breadcrumb } from '../../shared/breadcrumb.tsx';

export default function CertificateDetailPage() {
  const { t } = useLingui();
  return (
    <ArrivingPage
      title={t`View Certification`}
      breadcrumb={
        <Breadcrumb
          steps={[{ label: t`Certifications`, to: paths.certificates }]}
          here={t`View Certification`}
        />
      }
    >
      <Trans>One certificate with its document beside its diver.</Trans>
    </ArrivingPage>
  );
}

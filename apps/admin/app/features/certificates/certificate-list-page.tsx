import { Trans, useLingui } from '@lingui/react/macro';
import { ArrivingPage } from '../../shared/arriving-page.tsx';

export default function CertificateListPage() {
  const { t } = useLingui();
  return (
    <ArrivingPage title={t`Certifications`} subtitle={t`Review the certificates of divers`}>
      <Trans>The certificates that divers uploaded: search, open the document, delete.</Trans>
    </ArrivingPage>
  );
}

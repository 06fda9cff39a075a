import type { Certificate } from '@buddyline/domain/certificate';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Card } from '@buddyline/ui/card';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import { documentPath } from './document-path.ts';
import { EmbeddedDocument, NoFile } from './embedded-document.tsx';

/** The usual aspect ratio of certificates, fixed to avoid a layout shift. */
const frame = 'aspect-4/3 max-h-[80vh] min-h-64 w-full bg-surface-sunken sm:min-h-72';

/** The embedded document, with a link that opens it in a new tab. */
export function CertificateDocument({ certificate }: { certificate: Certificate }) {
  const { t } = useLingui();
  const { id, title, fileResourceId } = certificate;
  if (fileResourceId === null) {
    return (
      <Card title={t`Document`}>
        <NoFile />
      </Card>
    );
  }
  return (
    <Card
      title={t`Document`}
      padded={false}
      actions={
        <a
          href={documentPath(id)}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: 'outline', size: 'sm' })}
        >
          <Icon of={ExternalLink} directional />
          <Trans>View Full Document</Trans>
        </a>
      }
    >
      <EmbeddedDocument
        resourceId={fileResourceId}
        name={t`Document of ${title}`}
        className={frame}
      />
    </Card>
  );
}

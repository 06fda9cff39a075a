import type { Certificate } from '@buddyline/domain/certificate';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Card } from '@buddyline/ui/card';
import { EmptyState } from '@buddyline/ui/empty-state';
import { Icon } from '@buddyline/ui/icon';
import { Skeleton } from '@buddyline/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import { sharedText } from '../../language/texts.ts';
import { fileUrl } from '../../shared/files/file-url.ts';
import { QueryView } from '../../shared/query/query-view.tsx';
import { documentKindQuery } from './certificate-queries.ts';

/** The embedded document, with a link that opens it in a new tab. */
export function CertificateDocument({ certificate }: { certificate: Certificate }) {
  const { t } = useLingui();
  const { fileResourceId } = certificate;
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
          href={fileUrl(fileResourceId) ?? undefined}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: 'outline', size: 'sm' })}
        >
          <Icon of={ExternalLink} directional />
          <Trans>View Full Document</Trans>
        </a>
      }
    >
      <EmbeddedDocument resourceId={fileResourceId} title={certificate.title} />
    </Card>
  );
}

/** The usual aspect ratio of certificates, fixed to avoid a layout shift. */
const frame = 'aspect-4/3 max-h-[80vh] min-h-72 w-full bg-surface-sunken';

/** PDF open parameters: fit to width, no navigation pane. */
const pdfParameters = '#view=FitH&navpanes=0';

function EmbeddedDocument({ resourceId, title }: { resourceId: string; title: string }) {
  const { t } = useLingui();
  const query = useQuery(documentKindQuery(resourceId));
  const name = t`Document of ${title}`;
  const url = fileUrl(resourceId) ?? '';
  return (
    <QueryView query={query} loading={<Skeleton className={`${frame} animate-late`} />}>
      {(kind) => {
        if (kind === 'missing') return <NoFile />;
        if (kind === 'picture') {
          return <img src={url} alt={name} className={`${frame} object-contain`} />;
        }
        return (
          // Chromium shows no PDF in a sandbox; the API's Content-Security-Policy restricts the document.
          // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
          <iframe src={`${url}${pdfParameters}`} title={name} className={frame} />
        );
      }}
    </QueryView>
  );
}

function NoFile() {
  return <EmptyState title={sharedText('file.missing')} />;
}

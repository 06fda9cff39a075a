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

/** The document in its place, and a way to see it in full. */
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
      <DocumentInPlace resourceId={fileResourceId} title={certificate.title} />
    </Card>
  );
}

/** In the shape of most certificates, whatever it holds, so that nothing shifts. */
const frame = 'aspect-4/3 max-h-[80vh] min-h-72 w-full bg-surface-sunken';

/** How a PDF viewer opens the document: as wide as its frame, without a list of pages beside it. */
const wholeWidth = '#view=FitH&navpanes=0';

function DocumentInPlace({ resourceId, title }: { resourceId: string; title: string }) {
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
          // Any sandbox would blank a PDF in Chromium; the API's policy leaves the document nothing to do.
          // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
          <iframe src={`${url}${wholeWidth}`} title={name} className={frame} />
        );
      }}
    </QueryView>
  );
}

function NoFile() {
  return <EmptyState title={sharedText('file.missing')} />;
}

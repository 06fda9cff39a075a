import { hasStatus } from '@buddyline/api-client/api-error';
import type { Certificate } from '@buddyline/domain/certificate';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { Link } from 'react-router';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { fileUrl } from '../../shared/form/file-url.ts';
import { QueryView } from '../../shared/query/query-view.tsx';
import { UserText } from '../../shared/text/user-text.tsx';
import { certificateQuery } from './certificate-queries.ts';
import { EmbeddedDocument, NoFile } from './embedded-document.tsx';

export { documentTexts } from './fetch-viewer.ts';

/** A certificate's document in the whole window. */
export function WholeWindow({ certificateId }: { certificateId: string }) {
  const { t } = useLingui();
  const query = useQuery(certificateQuery(certificateId));
  const name = query.data?.title || t`Document`;
  return (
    <div className="flex h-dvh flex-col">
      <title>{`${name} · ${brand}`}</title>
      {hasStatus(query.error, 404) ? (
        <main className="m-auto">
          <NoFile />
        </main>
      ) : (
        <QueryView query={query} loading={null}>
          {(certificate) => <Shown certificate={certificate} />}
        </QueryView>
      )}
    </div>
  );
}

function Shown({ certificate }: { certificate: Certificate }) {
  const { t } = useLingui();
  const { id, title, fileResourceId } = certificate;
  return (
    <>
      <header className="flex items-center justify-between gap-3 border-b border-line bg-surface-raised py-2 ps-5 pe-3">
        <h1 className="min-w-0 truncate text-base font-semibold">
          <Link to={paths.certificate(id)} className="underline-offset-4 hover:underline">
            <UserText>{title || '—'}</UserText>
          </Link>
        </h1>
        {fileResourceId !== null && (
          <a
            href={fileUrl(fileResourceId) ?? ''}
            download
            className={buttonClasses({ variant: 'outline', size: 'sm' })}
          >
            <Icon of={Download} />
            <Trans>Download</Trans>
          </a>
        )}
      </header>
      <main className="min-h-0 grow">
        {fileResourceId === null ? (
          <NoFile />
        ) : (
          <EmbeddedDocument
            resourceId={fileResourceId}
            name={t`Document of ${title}`}
            className="size-full bg-surface-sunken"
          />
        )}
      </main>
    </>
  );
}

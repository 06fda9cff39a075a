import type { Certificate } from '@buddyline/domain/certificate';
import { readPage } from '@buddyline/domain/paging';
import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { requireReadablePage } from '../../shared/list/list-state.ts';
import { prefetchPages } from '../../shared/list/prefetch-pages.ts';
import { itemEnd, PersonItems } from '../../shared/people/person-items.tsx';
import { queryClient } from '../../shared/changes/query-client.ts';
import { Moment } from '../../shared/text/moment.tsx';
import { UserText } from '../../shared/text/user-text.tsx';
import type { Route } from './+types/user-certificates-tab.ts';
import { userCertificatesQuery } from './certificate-queries.ts';

export function clientLoader({ params, request }: Route.ClientLoaderArgs): null {
  requireReadablePage(request);
  const page = readPage(new URL(request.url).searchParams.get('page'));
  void prefetchPages(page, (next) =>
    queryClient.ensureQueryData(userCertificatesQuery(params.userId, next)),
  );
  return null;
}

export default function UserCertificatesTab({ params }: Route.ComponentProps) {
  const { t } = useLingui();
  const page = readPage(useSearchParams()[0].get('page'));
  const query = useQuery(userCertificatesQuery(params.userId, page));
  const total = query.data?.total;
  return (
    <PersonItems
      query={query}
      list={{ noun: 'certificates', userId: params.userId }}
      page={page}
      count={
        total === undefined ? null : (
          <Plural value={total} one="# certificate" other="# certificates" />
        )
      }
      empty={t`User Don't Have any Certificates.`}
      pagesLabel={t`Pages of certificates`}
      to={({ id }) => paths.certificate(id)}
    >
      {(certificate) => <CertificateLine certificate={certificate} />}
    </PersonItems>
  );
}

function CertificateLine({ certificate }: { certificate: Certificate }) {
  return (
    <>
      <span className="grid min-w-0">
        <span className="truncate font-medium">
          <UserText>{certificate.title}</UserText>
        </span>
        <span className="truncate text-xs text-ink-muted">
          <UserText>{certificate.description}</UserText>
        </span>
      </span>
      <span className={itemEnd}>
        <Moment value={certificate.createdAt} />
      </span>
    </>
  );
}

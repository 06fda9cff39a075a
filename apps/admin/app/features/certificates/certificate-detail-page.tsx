import { hasStatus } from '@buddyline/api-client/api-error';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { NeighbourLinks } from '../../shared/list/neighbours/neighbour-links.tsx';
import { windowQuery } from '../../shared/list/neighbours/window-query.ts';
import { useNeighbours } from '../../shared/list/neighbours/use-neighbours.ts';
import { Breadcrumb } from '../../shared/record/breadcrumb.tsx';
import { MissingRecord } from '../../shared/record/missing-record.tsx';
import { Page } from '../../shared/record/page.tsx';
import { queryClient } from '../../shared/changes/query-client.ts';
import { QueryView } from '../../shared/query/query-view.tsx';
import type { Route } from './+types/certificate-detail-page.ts';
import { certificateQuery } from './certificate-queries.ts';
import { CertificateView } from './certificate-view.tsx';
import { LoadingCertificate } from './loading-certificate.tsx';
import { certificatePositions } from './list-position.ts';

export function clientLoader({ params, request }: Route.ClientLoaderArgs): null {
  void queryClient.prefetchQuery(certificateQuery(params.certificateId));
  const position = certificatePositions.read(new URL(request.url).searchParams);
  if (position) void queryClient.prefetchQuery(windowQuery(certificatePositions, position));
  return null;
}

export default function CertificateDetailPage({ params }: Route.ComponentProps) {
  const { t } = useLingui();
  const query = useQuery(certificateQuery(params.certificateId));
  const position = certificatePositions.read(useSearchParams()[0]);
  const { neighbours } = useNeighbours(certificatePositions, position, params.certificateId);
  return (
    <Page
      isRecord
      about={query.data?.title}
      title={t`View Certification`}
      subtitle={t`A diver's certificate and its document`}
      breadcrumb={
        <Breadcrumb
          steps={[{ label: t`Certifications`, to: paths.certificates }]}
          here={query.data ? query.data.title || '—' : ''}
        />
      }
      actions={
        position && (
          <NeighbourLinks
            neighbours={neighbours}
            labels={{
              list: t`Certificates of this list`,
              previous: t`Previous certificate`,
              next: t`Next certificate`,
            }}
          />
        )
      }
    >
      {hasStatus(query.error, 404) ? (
        <MissingRecord
          itemId={params.certificateId}
          title={t`No Certificate To Show.`}
          list={{ to: paths.certificates, label: t`Go to all certificates` }}
        />
      ) : (
        <QueryView query={query} loading={<LoadingCertificate />}>
          {(certificate) => (
            <CertificateView
              key={certificate.id}
              certificate={certificate}
              reviewNeighbours={position?.filter.verified === false ? neighbours : null}
            />
          )}
        </QueryView>
      )}
    </Page>
  );
}

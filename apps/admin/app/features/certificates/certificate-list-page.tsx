import { pageSizes } from '@buddyline/domain/constants';
import type { Certificate } from '@buddyline/domain/certificate';
import { certificateListSchema } from '@buddyline/domain/certificate-list';
import { Card } from '@buddyline/ui/card';
import { Plural, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyFilters } from '../../shared/list/filters/filters.tsx';
import { useListFilters } from '../../shared/list/filters/use-list-filters.tsx';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { readListState, requireReadablePage, useListState } from '../../shared/list/list-state.ts';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { ListView } from '../../shared/list/list-view.tsx';
import { paths } from '../../paths.ts';
import { pathInList, withoutPage } from '../../shared/list/list-position.ts';
import { prefetchPages } from '../../shared/list/prefetch-pages.ts';
import { Page } from '../../shared/record/page.tsx';
import { queryClient } from '../../shared/changes/query-client.ts';
import type { Route } from './+types/certificate-list-page.ts';
import { certificateListQuery, deleteCertificateMutation } from './certificate-queries.ts';
import { CertificateTable } from './certificate-table.tsx';
import { LoadingCertificates } from './loading-certificates.tsx';

const DeleteCertificate = lazyComponent(
  async () => (await import('./delete-certificate.tsx')).DeleteCertificate,
);
const CertificateFilters = lazyFilters(
  async () => (await import('./certificate-filters.ts')).CertificateFilters,
);

export function clientLoader({ request }: Route.ClientLoaderArgs): null {
  requireReadablePage(request);
  const state = readListState(certificateListSchema, new URL(request.url).searchParams);
  void prefetchPages(state.page, (page) =>
    queryClient.ensureQueryData(certificateListQuery({ ...state, page })),
  );
  return null;
}

export default function CertificateListPage() {
  const { t } = useLingui();
  const { state, setPage, setSearch, ...setters } = useListState(certificateListSchema);
  const filters = useListFilters(state, setters, [
    {
      entries: certificateListSchema.entries,
      Filters: CertificateFilters,
      feature: 'certificates.filters',
    },
  ]);
  const query = useQuery(certificateListQuery(state));
  const [toDelete, setToDelete] = useState<Certificate | null>(null);
  const remove = useMutation(deleteCertificateMutation(useQueryClient()));
  const total = query.data?.total;

  return (
    <Page title={t`Certifications`} subtitle={t`Review the certificates of divers`}>
      <ListTools
        searchLabel={t`Search certificates`}
        search={state.search}
        onSearch={setSearch}
        query={query}
        list={{ noun: 'certificates', filter: state }}
        count={
          total === undefined ? null : (
            <Plural value={total} one="# certificate" other="# certificates" />
          )
        }
        filters={filters}
      />
      <ListView
        query={query}
        page={state.page}
        onPage={setPage}
        pagesLabel={t`Pages of certificates`}
        loading={<LoadingCertificates />}
        // The specification has different messages with and without a search.
        empty={state.search === '' ? t`No Certificate To Show.` : t`No Certificates To Show.`}
      >
        {(certificates, animated) => (
          <Card padded={false}>
            <CertificateTable
              certificates={certificates}
              to={(certificate) =>
                pathInList(paths.certificate(certificate.id), withoutPage(state), {
                  page: state.page,
                  index: certificates.indexOf(certificate),
                  pageSize: pageSizes.certificates,
                })
              }
              rowsRef={animated}
              onDelete={setToDelete}
            />
          </Card>
        )}
      </ListView>
      <DeleteCertificate
        open={toDelete !== null}
        certificate={toDelete}
        onConfirm={remove.mutate}
        onClose={() => setToDelete(null)}
      />
    </Page>
  );
}

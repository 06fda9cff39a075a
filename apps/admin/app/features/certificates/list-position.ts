import { type CertificateList, certificateListSchema } from '@buddyline/domain/certificate-list';
import { pageSizes } from '@buddyline/domain/constants';
import { paths } from '../../paths.ts';
import { positionsIn } from '../../shared/list/list-position.ts';

export type CertificateFilter = Omit<CertificateList, 'page' | 'limit'>;

export function filterOf({ search, verified, sort }: CertificateList): CertificateFilter {
  return { search, verified, sort };
}

export const certificatePositions = positionsIn({
  schema: certificateListSchema,
  filterOf,
  pageSize: pageSizes.certificates,
  path: paths.certificates,
  itemPath: paths.certificate,
});

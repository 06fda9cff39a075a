import { type CertificateList, certificateListSchema } from '@buddyline/domain/certificate-list';
import { pageSizes } from '@buddyline/domain/constants';
import { paths } from '../../paths.ts';
import { api } from '../../session/api.ts';
import { withoutPage } from '../../shared/list/list-position.ts';
import { positionsIn } from '../../shared/list/neighbours/positions.ts';

export const certificatePositions = positionsIn({
  noun: 'certificates',
  schema: certificateListSchema,
  filterOf: withoutPage<CertificateList>,
  pageSize: pageSizes.certificates,
  path: paths.certificates,
  itemPath: paths.certificate,
  fetchWindow: (query, signal) => api.certificates.list(query, signal),
});

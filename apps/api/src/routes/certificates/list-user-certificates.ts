import { pageSizes } from '@buddyline/domain/constants';
import { certificateSchema } from '@buddyline/domain/certificate';
import { pageQuerySchema } from '@buddyline/domain/paging';
import type { Api } from '../../http/api.ts';
import type { Services } from '../../services.ts';
import { listOwned } from '../owned/list-owned.ts';
import { readUserCertificates } from './certificates-sql.ts';

export function listUserCertificates(api: Api, services: Services): void {
  listOwned(api, services, {
    path: '/certificates/user/:userId',
    operationId: 'listUserCertificates',
    summary: 'A user’s certificates, newest first',
    tag: 'certificates',
    querystring: pageQuerySchema(pageSizes.certificates),
    schema: certificateSchema,
    read: readUserCertificates,
  });
}

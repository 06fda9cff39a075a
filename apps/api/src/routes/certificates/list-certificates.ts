import { certificateSchema } from '@buddyline/domain/certificate';
import { certificatesQuerySchema } from '@buddyline/domain/certificate-list';
import { pagedSchema, successSchema } from '@buddyline/domain/envelope';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { listCertificatePage } from './certificates-sql.ts';

export function listCertificates(api: Api, { database }: Services): void {
  api.get(
    '/certificates',
    {
      config: { may: 'certificates.read' },
      schema: {
        operationId: 'listCertificates',
        summary: 'Certificates, newest first unless `sort` says otherwise',
        description:
          'Filters combine with AND. Each word of `query` is in the title or description, or each is in the name of the owner. `verified=false` lists the certificates of people who are not verified yet.',
        tags: ['certificates'],
        querystring: certificatesQuerySchema,
        response: { 200: successSchema(pagedSchema(certificateSchema)) },
      },
    },
    async (request) =>
      success(request.i18n._(done), await listCertificatePage(database.db, request.query)),
  );
}

import { certificateSchema } from '@buddyline/domain/certificate';
import { successSchema } from '@buddyline/domain/envelope';
import { holder } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noSuchCertificate } from './certificate-answers.ts';
import { findCertificate } from './certificates-sql.ts';

export function getCertificate(api: Api, { database }: Services): void {
  api.get(
    '/certificates/:certificateId',
    {
      config: {
        access: holder('certificates', 'certificateId'),
        may: 'certificates.read',
        isVersioned: true,
      },
      schema: {
        operationId: 'getCertificate',
        summary: 'A certificate',
        description: 'If it has a document, that is at `GET /files/{fileResourceId}`.',
        tags: ['certificates'],
        params: idParams('certificateId'),
        response: { 200: successSchema(certificateSchema) },
      },
    },
    async (request) => {
      const certificate = await findCertificate(database.db, request.params.certificateId);
      if (certificate === undefined) throw noSuchCertificate();
      return success(request.i18n._(done), certificate);
    },
  );
}

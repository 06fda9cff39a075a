import { certificateSchema } from '@buddyline/domain/certificate';
import { certificateUpdateSchema } from '@buddyline/domain/certificate-forms';
import { successSchema } from '@buddyline/domain/envelope';
import { staffAuditContext } from '../../activity/audit-context.ts';
import { holder } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { changeMatched } from '../../http/conditional/conditional-calls.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noSuchCertificate } from './certificate-answers.ts';
import { updateCertificate as updateRow } from './certificates-sql.ts';

const updated = /*i18n*/ { id: 'api.certificates.updated', message: 'Certificate updated.' };

export function updateCertificate(api: Api, { database }: Services): void {
  api.put(
    '/certificates/:certificateId',
    {
      config: {
        access: holder('certificates', 'certificateId'),
        may: 'certificates.update',
        isVersioned: true,
      },
      schema: {
        operationId: 'updateCertificate',
        summary: 'Change the texts of a certificate',
        description:
          'Fields that are not sent are kept; null clears the description. It is noted for administrators only.',
        tags: ['certificates'],
        params: idParams('certificateId'),
        body: certificateUpdateSchema,
        response: { 200: successSchema(certificateSchema) },
        failures: [409],
      },
    },
    async (request) => {
      const audit = staffAuditContext(request, 'certificates.update');
      const id = request.params.certificateId;
      const record = { noun: 'certificates', id } as const;
      const changed = await changeMatched(request, database.db, record, (db) =>
        updateRow(db, id, request.body, audit),
      );
      if (changed === undefined) throw noSuchCertificate();
      return success(request.i18n._(updated), changed.item);
    },
  );
}

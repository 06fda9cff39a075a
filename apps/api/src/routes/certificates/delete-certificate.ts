import type { Kysely } from 'kysely';
import { messageSchema } from '@buddyline/domain/envelope';
import type { Database } from '../../db/schema.ts';
import { deleteFile } from '../../files/files-sql.ts';
import { removeBytes } from '../../files/remove-bytes.ts';
import { adminOnly } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noSuchCertificate } from './certificate-answers.ts';
import { deleteCertificateRow } from './certificates-sql.ts';

const deleted = /*i18n*/ { id: 'api.certificates.deleted', message: 'Certificate deleted.' };

export function deleteCertificate(api: Api, { database, storage }: Services): void {
  api.delete(
    '/certificates/:certificateId',
    {
      config: { access: adminOnly, audit: 'certificates.delete' },
      schema: {
        operationId: 'deleteCertificate',
        summary: 'Delete a certificate with its document',
        tags: ['certificates'],
        params: idParams('certificateId'),
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const fileId = await deleteWithDocument(database.db, request.params.certificateId);
      if (fileId !== null) await removeBytes(database.db, storage, [fileId], request.log);
      return success(request.i18n._(deleted));
    },
  );
}

/** @returns the id of the document, whose row was deleted as well */
function deleteWithDocument(db: Kysely<Database>, id: string): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const deletedRow = await deleteCertificateRow(transaction, id);
    if (deletedRow === undefined) throw noSuchCertificate();
    const { fileResourceId } = deletedRow;
    if (fileResourceId !== null) await deleteFile(transaction, fileResourceId);
    return fileResourceId;
  });
}

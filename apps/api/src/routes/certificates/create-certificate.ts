import type { Kysely } from 'kysely';
import type { CertificateCreate } from '@buddyline/domain/certificate-forms';
import { type Certificate, certificateSchema } from '@buddyline/domain/certificate';
import { successSchema } from '@buddyline/domain/envelope';
import type { Database } from '../../db/schema.ts';
import { insertFile } from '../../files/files-sql.ts';
import { type Upload, noFileSent, receiveUpload } from '../../files/receive-upload.ts';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { answerOnce } from '../../http/idempotency/answer-once.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../session/caller.ts';
import { insertUnderId } from '../owned/new-id.ts';
import { certificateForm } from './certificate-form.ts';
import { insertCertificate, lockOwner } from './certificates-sql.ts';

const created = /*i18n*/ { id: 'api.certificates.created', message: 'Certificate added.' };

export function createCertificate(api: Api, services: Services): void {
  api.post(
    '/certificates',
    {
      config: {
        access: member,
        makes: '/certificates/:id',
        audit: { none: 'a member’s own record' },
      },
      schema: {
        operationId: 'createCertificate',
        summary: 'Add a certificate',
        description:
          'Multipart form with the fields `title`, optionally `description`, and `file`: a PDF, or a JPEG, PNG or WebP picture, of at most 15 MB.',
        tags: ['certificates'],
        form: { fields: certificateForm.fields, isFileRequired: true },
        response: { 201: successSchema(certificateSchema) },
      },
    },
    async (request, reply) => {
      const { userId, owner } = callerOf(request);
      return receiveUpload(request, services, certificateForm, (upload) =>
        answerOnce({ request, reply }, services.database.db, async (transaction) => {
          const certificate = await insert(transaction, { userId, owner }, upload);
          return success(request.i18n._(created), certificate);
        }),
      );
    },
  );
}

function insert(
  transaction: Kysely<Database>,
  { userId, owner }: Pick<Caller, 'userId' | 'owner'>,
  { fields: { id: chosen, ...fields }, file }: Upload<CertificateCreate>,
): Promise<Certificate> {
  if (file === null) throw noFileSent();
  return insertUnderId(transaction, chosen, async (id) => {
    await lockOwner(transaction, userId);
    await insertFile(transaction, { ...file, user_id: userId });
    return insertCertificate(transaction, {
      id,
      userId,
      owner,
      fileResourceId: file.id,
      ...fields,
    });
  });
}

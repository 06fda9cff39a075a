import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { successSchema } from '@buddyline/domain/envelope';
import { type User, userSchema } from '@buddyline/domain/user';
import { auditContext } from '../../activity/audit-context.ts';
import type { AuditContext } from '../../activity/audit-entry.ts';
import type { Database } from '../../db/schema.ts';
import { deleteFile, insertFile } from '../../files/files-sql.ts';
import { type StoredFile, noFileSent, receiveUpload } from '../../files/receive-upload.ts';
import { removeBytes } from '../../files/remove-bytes.ts';
import { owner } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import { answerOnce } from '../../http/idempotency/answer-once.ts';
import type { Services } from '../../services.ts';
import { noSuchUser } from './user-answers.ts';
import { findUser, lockProfilePicture, setProfilePicture } from './users-sql.ts';

const pictureSet = /*i18n*/ {
  id: 'api.users.picture-set',
  message: 'Profile picture updated.',
};

export function uploadProfilePicture(api: Api, services: Services): void {
  const { storage, sessions } = services;
  const { db } = services.database;
  api.post(
    '/users/upload-profile/:userId',
    {
      config: { access: owner, may: 'users.change-picture' },
      schema: {
        operationId: 'uploadProfilePicture',
        summary: 'Set the profile picture',
        description: 'Multipart form with one field `file`: a JPEG or PNG picture of at most 5 MB.',
        tags: ['users'],
        form: { isFileRequired: true },
        params: idParams('userId'),
        response: { 200: successSchema(userSchema) },
        failures: [400, 413, 415, 422],
      },
    },
    async (request, reply) => {
      const audit = auditContext(request, 'users.change-picture');
      const { userId } = request.params;
      if ((await findUser(db, userId)) === undefined) throw noSuchUser();
      const rules = { kind: 'avatar', fields: v.object({}) } as const;
      const replaced: string[] = [];
      const answer = await receiveUpload(request, services, rules, ({ file }) => {
        if (file === null) throw noFileSent();
        return answerOnce({ request, reply }, db, async (transaction) => {
          const changed = await replacePicture(transaction, userId, file, audit);
          if (changed.replaced !== null) replaced.push(changed.replaced);
          return success(request.i18n._(pictureSet), changed.user);
        });
      });
      sessions.forget();
      if (replaced.length > 0) await removeBytes(db, storage, replaced, request.log);
      return answer;
    },
  );
}

/** @returns the user and the id of the replaced picture */
async function replacePicture(
  transaction: Kysely<Database>,
  userId: string,
  file: StoredFile,
  audit: AuditContext,
): Promise<{ user: User; replaced: string | null }> {
  // Undefined if the user was deleted during the upload.
  const before = await lockProfilePicture(transaction, userId);
  if (before === undefined) throw noSuchUser();
  await insertFile(transaction, { ...file, user_id: userId });
  const user = await setProfilePicture(transaction, userId, file.id, audit);
  if (user === undefined) throw noSuchUser();
  if (before.fileId !== null) await deleteFile(transaction, before.fileId);
  return { user, replaced: before.fileId };
}

import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { successSchema } from '@buddyline/domain/envelope';
import { type User, userSchema } from '@buddyline/domain/user';
import { actOf } from '../../activity/act-of.ts';
import type { Act } from '../../activity/note.ts';
import type { Database } from '../../db/schema.ts';
import { deleteFile, insertFile } from '../../files/files-sql.ts';
import { type StoredFile, receiveUpload } from '../../files/receive-upload.ts';
import { removeBytes } from '../../files/remove-bytes.ts';
import { ownerOrAdmin } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { Failure } from '../../http/failure.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noSuchUser } from './user-answers.ts';
import { exampleUser } from './user-example.ts';
import { findUser, lockProfilePicture, setProfilePicture } from './users-sql.ts';

const noFile = /*i18n*/ { id: 'api.files.none', message: 'No file was sent.' };

const pictureSet = /*i18n*/ {
  id: 'api.users.picture-set',
  message: 'Profile picture updated.',
};

export function uploadProfilePicture(api: Api, { database, storage }: Services): void {
  const { db } = database;
  api.post(
    '/users/upload-profile/:userId',
    {
      config: { access: ownerOrAdmin, audit: 'users.change-picture' },
      schema: {
        operationId: 'uploadProfilePicture',
        summary: 'Set the profile picture',
        description:
          'Multipart form with one field `file`: a JPEG, PNG or WebP picture of at most 5 MB.',
        tags: ['users'],
        consumes: ['multipart/form-data'],
        form: {
          type: 'object',
          properties: { file: { type: 'string', format: 'binary' } },
          required: ['file'],
        },
        params: idParams('userId'),
        response: { 200: successSchema(userSchema) },
        dataExample: exampleUser,
        failures: [400, 413, 415, 422, 507],
      },
    },
    async (request) => {
      const act = actOf(request, 'users.change-picture');
      const { userId } = request.params;
      if ((await findUser(db, userId)) === undefined) throw noSuchUser();
      const rules = { kind: 'avatar', fields: v.object({}) } as const;
      const { user, replaced } = await receiveUpload(
        request,
        { database, storage },
        rules,
        ({ file }) => {
          if (file === null) throw new Failure(400, noFile);
          return replacePicture(db, userId, file, act);
        },
      );
      if (replaced !== null) await removeBytes(db, storage, [replaced], request.log);
      return success(request.i18n._(pictureSet), user);
    },
  );
}

/** @returns the user and the id of the replaced picture */
function replacePicture(
  db: Kysely<Database>,
  userId: string,
  file: StoredFile,
  act: Act,
): Promise<{ user: User; replaced: string | null }> {
  return db.transaction().execute(async (transaction) => {
    // Undefined if the user was deleted during the upload.
    const before = await lockProfilePicture(transaction, userId);
    if (before === undefined) throw noSuchUser();
    await insertFile(transaction, { ...file, user_id: userId });
    const user = await setProfilePicture(transaction, userId, file.id, act);
    if (user === undefined) throw noSuchUser();
    if (before.fileId !== null) await deleteFile(transaction, before.fileId);
    return { user, replaced: before.fileId };
  });
}

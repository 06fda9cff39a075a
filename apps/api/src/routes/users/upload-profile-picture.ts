import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { successSchema } from '@buddyline/domain/envelope';
import { type User, userSchema } from '@buddyline/domain/user';
import { errorCode } from '../../db/database-errors.ts';
import type { Database } from '../../db/schema.ts';
import { deleteFile, insertFile } from '../../files/files-sql.ts';
import { type StoredFile, receiveUpload } from '../../files/receive-upload.ts';
import { removeBytes } from '../../files/remove-bytes.ts';
import { ownerOrAdmin } from '../../http/access.ts';
import type { Api, Parts } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { Failure } from '../../http/failure.ts';
import { idParams } from '../../http/id-params.ts';
import { noSuchUser } from './user-answers.ts';
import { exampleUser } from './user-example.ts';
import { findUser, setProfilePicture } from './users-sql.ts';

const noFile = /*i18n*/ { id: 'api.files.none', message: 'No file was sent.' };

const pictureSet = /*i18n*/ {
  id: 'api.users.picture-set',
  message: 'Profile picture updated.',
};

export function uploadProfilePicture(api: Api, { database, storage }: Parts): void {
  const { db } = database;
  api.post(
    '/users/upload-profile/:userId',
    {
      config: { access: ownerOrAdmin },
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
      const { userId } = request.params;
      const before = await findUser(db, userId);
      if (before === undefined) throw noSuchUser();
      const rules = { kind: 'avatar', fields: v.object({}) } as const;
      const user = await receiveUpload(request, { database, storage }, rules, ({ file }) => {
        if (file === null) throw new Failure(400, noFile);
        return replacePicture(db, before, file);
      });
      if (before.profilePicture !== null) {
        await removeBytes(db, storage, [before.profilePicture], request.log);
      }
      return success(request.i18n._(pictureSet), user);
    },
  );
}

async function replacePicture(db: Kysely<Database>, user: User, file: StoredFile): Promise<User> {
  try {
    return await db.transaction().execute(async (transaction) => {
      await insertFile(transaction, { ...file, user_id: user.id });
      const updated = await setProfilePicture(transaction, user.id, file.id);
      if (updated === undefined) throw noSuchUser();
      if (user.profilePicture !== null) await deleteFile(transaction, user.profilePicture);
      return updated;
    });
  } catch (error) {
    // The user was deleted while the picture arrived.
    throw errorCode(error) === '23503' ? noSuchUser() : error;
  }
}

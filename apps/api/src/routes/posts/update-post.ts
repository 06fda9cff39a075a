import type { Kysely } from 'kysely';
import { successSchema } from '@buddyline/domain/envelope';
import { type LikablePost, likablePostSchema } from '@buddyline/domain/like';
import type { Post } from '@buddyline/domain/post';
import { staffAuditContext } from '../../activity/audit-context.ts';
import type { AuditContext } from '../../activity/audit-entry.ts';
import type { Audited } from '../../activity/audited-rows-sql.ts';
import { offerUndo } from '../../activity/undo-header.ts';
import { errorCode } from '../../db/database-errors.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { deleteFile, insertFile } from '../../files/files-sql.ts';
import { type StoredFile, type Upload, receiveUpload } from '../../files/receive-upload.ts';
import { removeBytes } from '../../files/remove-bytes.ts';
import { callerOf, holder } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { changeMatched } from '../../http/conditional/conditional-calls.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noSuchPost } from './post-answers.ts';
import { postForm, postFormSentence } from './post-form.ts';
import { findPost, lockPicture, updatePost as updateRow } from './posts-sql.ts';

const updated = /*i18n*/ { id: 'api.posts.updated', message: 'Post updated.' };

export function updatePost(api: Api, services: Services): void {
  const { storage } = services;
  const { db } = services.database;
  api.put(
    '/posts/:postId',
    {
      config: {
        access: holder('posts', 'postId'),
        may: 'posts.update',
        isVersioned: true,
      },
      schema: {
        operationId: 'updatePost',
        summary: 'Change a post',
        description: `${postFormSentence} Without a picture the old one is kept.`,
        tags: ['posts'],
        form: { fields: postForm.fields, isFileRequired: false },
        params: idParams('postId'),
        response: { 200: successSchema(likablePostSchema) },
        answerHeaders: ['X-Undo'],
        failures: [409, 422],
      },
    },
    async (request, reply) => {
      const audit = staffAuditContext(request, 'posts.update');
      const readerId = callerOf(request).userId;
      // Before the form is read, so that uploads for unknown posts are refused early.
      const before = await findPost(db, request.params.postId);
      if (before === undefined) throw noSuchPost();
      const { changed, replacedId } = await receiveUpload(request, services, postForm, (upload) =>
        changeMatched(request, db, { noun: 'posts', id: before.id }, (connection) =>
          update(connection, before, upload, { audit, readerId }),
        ),
      );
      if (replacedId !== null) await removeBytes(db, storage, [replacedId], request.log);
      offerUndo(reply, changed.undo);
      return success(request.i18n._(updated), changed.item);
    },
  );
}

interface Updating {
  audit: AuditContext | null;
  /** Who reads the answer. */
  readerId: string;
}

interface Updated {
  changed: Audited<LikablePost>;
  /** The picture that was replaced. */
  replacedId: string | null;
}

async function update(
  db: Kysely<Database>,
  before: Post,
  { fields: { content }, file }: Upload<{ content: string }>,
  updating: Updating,
): Promise<Updated> {
  if (file !== null) return updateWithPicture(db, before, { content, file }, updating);
  const { audit, readerId } = updating;
  const draft = { content, imageResourceId: null };
  const changed = await updateRow(db, before.id, draft, audit, readerId);
  if (changed === undefined) throw noSuchPost();
  return { changed, replacedId: null };
}

async function updateWithPicture(
  db: Kysely<Database>,
  { id, userId }: Post,
  { content, file }: { content: string; file: StoredFile },
  { audit, readerId }: Updating,
): Promise<Updated> {
  try {
    return await inTransaction(db, async (transaction) => {
      await insertFile(transaction, { ...file, user_id: userId });
      const replacedId = await lockPicture(transaction, id);
      const draft = { content, imageResourceId: file.id };
      const changed = await updateRow(transaction, id, draft, audit, readerId);
      if (changed === undefined) throw noSuchPost();
      if (replacedId !== null) await deleteFile(transaction, replacedId);
      return { changed, replacedId };
    });
  } catch (error) {
    // The author was deleted during the upload.
    throw errorCode(error) === '23503' ? noSuchPost() : error;
  }
}

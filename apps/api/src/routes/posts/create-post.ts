import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { successSchema } from '@buddyline/domain/envelope';
import { type Post, postSchema } from '@buddyline/domain/post';
import { actOf } from '../../activity/act-of.ts';
import type { Act } from '../../activity/note.ts';
import { errorCode } from '../../db/database-errors.ts';
import type { Database } from '../../db/schema.ts';
import { insertFile } from '../../files/files-sql.ts';
import { type StoredFile, receiveUpload } from '../../files/receive-upload.ts';
import { adminOnly, callerOf } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { unauthorized } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { examplePost } from './post-example.ts';
import { postForm, postFormSentence, postFormShape } from './post-form.ts';
import { insertPost } from './posts-sql.ts';

export function createPost(api: Api, { database, storage }: Services): void {
  api.post(
    '/posts',
    {
      config: { access: adminOnly, audit: 'posts.create' },
      schema: {
        operationId: 'createPost',
        summary: 'Write a post',
        description: postFormSentence,
        tags: ['posts'],
        consumes: ['multipart/form-data'],
        form: postFormShape,
        response: { 200: successSchema(postSchema) },
        dataExample: examplePost,
        failures: [422, 507],
      },
    },
    async (request) => {
      const act = actOf(request, 'posts.create');
      const { userId } = callerOf(request);
      const post = await receiveUpload(request, { database, storage }, postForm, (upload) =>
        insert(database.db, { userId, content: upload.fields.content }, upload.file, act),
      ).catch(throwIfAuthorDeleted);
      return success(request.i18n._({ id: 'api.posts.created', message: 'Post created.' }), post);
    },
  );
}

/** Translates a foreign key violation: the author was deleted during the upload. */
function throwIfAuthorDeleted(error: unknown): never {
  throw errorCode(error) === '23503' ? unauthorized() : error;
}

function insert(
  db: Kysely<Database>,
  draft: { userId: string; content: string },
  file: StoredFile | null,
  act: Act,
): Promise<Post> {
  return db.transaction().execute(async (transaction) => {
    if (file !== null) await insertFile(transaction, { ...file, user_id: draft.userId });
    const post = { ...draft, id: uuidv7(), imageResourceId: file?.id ?? null };
    return insertPost(transaction, post, act);
  });
}

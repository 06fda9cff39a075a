import type { Kysely } from 'kysely';
import { successSchema } from '@buddyline/domain/envelope';
import { type LikablePost, likablePostSchema } from '@buddyline/domain/like';
import { staffAuditContext } from '../../activity/audit-context.ts';
import type { AuditContext } from '../../activity/audit-entry.ts';
import type { Database } from '../../db/schema.ts';
import { insertFile } from '../../files/files-sql.ts';
import { type Upload, receiveUpload } from '../../files/receive-upload.ts';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { answerOnce } from '../../http/idempotency/answer-once.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../session/caller.ts';
import { insertUnderId } from '../owned/new-id.ts';
import { newPostForm, postFormSentence } from './post-form.ts';
import { insertPost } from './posts-sql.ts';

const created = /*i18n*/ { id: 'api.posts.created', message: 'Post created.' };

export function createPost(api: Api, services: Services): void {
  api.post(
    '/posts',
    {
      config: { access: member, makes: '/posts/:id', audit: 'posts.create' },
      schema: {
        operationId: 'createPost',
        summary: 'Write a post',
        description: `${postFormSentence} It is noted for administrators only.`,
        tags: ['posts'],
        form: { fields: newPostForm.fields, isFileRequired: false },
        response: { 201: successSchema(likablePostSchema) },
        failures: [422],
      },
    },
    async (request, reply) => {
      const audit = staffAuditContext(request, 'posts.create');
      const { userId, owner } = callerOf(request);
      return receiveUpload(request, services, newPostForm, (upload) => {
        const isOneStatement = upload.file === null && upload.fields.id === undefined;
        return answerOnce(
          { request, reply, isOneStatement },
          services.database.db,
          async (transaction) => {
            const post = await insert(transaction, { userId, owner }, upload, audit);
            return success(request.i18n._(created), post);
          },
        );
      });
    },
  );
}

function insert(
  transaction: Kysely<Database>,
  { userId, owner }: Pick<Caller, 'userId' | 'owner'>,
  { fields: { id: chosen, content }, file }: Upload<{ id?: string | undefined; content: string }>,
  audit: AuditContext | null,
): Promise<LikablePost> {
  return insertUnderId(transaction, chosen, async (id) => {
    if (file !== null) await insertFile(transaction, { ...file, user_id: userId });
    const post = { id, userId, owner, content, imageResourceId: file?.id ?? null };
    return insertPost(transaction, post, audit);
  });
}

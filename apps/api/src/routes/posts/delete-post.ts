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
import { noSuchPost } from './post-answers.ts';
import { deletePostRow } from './posts-sql.ts';

export function deletePost(api: Api, { database, storage }: Services): void {
  api.delete(
    '/posts/:postId',
    {
      config: { access: adminOnly, audit: 'posts.delete' },
      schema: {
        operationId: 'deletePost',
        summary: 'Delete a post with its comments and its picture',
        tags: ['posts'],
        params: idParams('postId'),
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const pictureId = await deleteWithPicture(database.db, request.params.postId);
      if (pictureId !== null) await removeBytes(database.db, storage, [pictureId], request.log);
      return success(request.i18n._({ id: 'api.posts.deleted', message: 'Post deleted.' }));
    },
  );
}

/** @returns the id of the picture, whose row was deleted as well */
function deleteWithPicture(db: Kysely<Database>, postId: string): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const deletedRow = await deletePostRow(transaction, postId);
    if (deletedRow === undefined) throw noSuchPost();
    const { imageResourceId } = deletedRow;
    if (imageResourceId !== null) await deleteFile(transaction, imageResourceId);
    return imageResourceId;
  });
}

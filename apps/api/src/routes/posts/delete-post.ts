import { messageSchema } from '@buddyline/domain/envelope';
import { holder } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { deleteForCaller } from '../../trash/delete-for-caller.ts';
import { noSuchPost } from './post-answers.ts';

const deleted = /*i18n*/ { id: 'api.posts.deleted', message: 'Post deleted.' };

export function deletePost(api: Api, services: Services): void {
  api.delete(
    '/posts/:postId',
    {
      config: {
        access: holder('posts', 'postId'),
        may: 'posts.delete',
        isVersioned: true,
      },
      schema: {
        operationId: 'deletePost',
        summary: 'Move a post with its comments and its picture to the trash',
        tags: ['posts'],
        params: idParams('postId'),
        response: { 200: messageSchema },
        answerHeaders: ['X-Undo'],
      },
    },
    async (request, reply) => {
      const wanted = { noun: 'posts', itemId: request.params.postId, done: deleted } as const;
      const message = await deleteForCaller({ request, reply }, services, wanted);
      if (message === undefined) throw noSuchPost();
      return success(message);
    },
  );
}

import { messageSchema } from '@buddyline/domain/envelope';
import { holder } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { deleteForCaller } from '../../trash/delete-for-caller.ts';
import { noSuchComment } from './comment-answers.ts';

const deleted = /*i18n*/ { id: 'api.comments.deleted', message: 'Comment deleted.' };

export function deleteComment(api: Api, services: Services): void {
  api.delete(
    '/comments/:commentId',
    {
      config: { access: holder('comments', 'commentId'), may: 'comments.delete' },
      schema: {
        operationId: 'deleteComment',
        summary: 'Move a comment to the trash',
        tags: ['comments'],
        params: idParams('commentId'),
        response: { 200: messageSchema },
        answerHeaders: ['X-Undo'],
      },
    },
    async (request, reply) => {
      const wanted = { noun: 'comments', itemId: request.params.commentId, done: deleted } as const;
      const message = await deleteForCaller({ request, reply }, services, wanted);
      if (message === undefined) throw noSuchComment();
      return success(message);
    },
  );
}

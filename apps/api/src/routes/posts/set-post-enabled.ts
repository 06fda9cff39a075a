import { successSchema } from '@buddyline/domain/envelope';
import { likablePostSchema } from '@buddyline/domain/like';
import { postEnableSchema } from '@buddyline/domain/post';
import { auditContext } from '../../activity/audit-context.ts';
import { offerUndo } from '../../activity/undo-header.ts';
import { callerOf } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { changeMatched } from '../../http/conditional/conditional-calls.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noSuchPost } from './post-answers.ts';
import { setPostEnabled as setInRow } from './posts-sql.ts';

const enabled = /*i18n*/ { id: 'api.posts.enabled', message: 'Post enabled.' };
const disabled = /*i18n*/ { id: 'api.posts.disabled', message: 'Post disabled.' };

export function setPostEnabled(api: Api, { database }: Services): void {
  api.patch(
    '/posts/:postId',
    {
      config: { may: ['posts.show', 'posts.hide'], isVersioned: true },
      schema: {
        operationId: 'setPostEnabled',
        summary: 'Enable or disable a post',
        description:
          'Only its owner and administrators can see a disabled post. Its public page answers 404 at once; its picture may be cached for up to a minute.',
        tags: ['posts'],
        params: idParams('postId'),
        body: postEnableSchema,
        response: { 200: successSchema(likablePostSchema) },
        answerHeaders: ['X-Undo'],
      },
    },
    async (request, reply) => {
      const { isEnabled, reason } = request.body;
      const audit = auditContext(request, isEnabled ? 'posts.show' : 'posts.hide', { reason });
      const id = request.params.postId;
      const record = { noun: 'posts', id } as const;
      const changed = await changeMatched(request, database.db, record, (db) =>
        setInRow(db, id, isEnabled, audit, callerOf(request).userId),
      );
      if (changed === undefined) throw noSuchPost();
      offerUndo(reply, changed.undo);
      return success(request.i18n._(isEnabled ? enabled : disabled), changed.item);
    },
  );
}

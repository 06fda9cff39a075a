import { successSchema } from '@buddyline/domain/envelope';
import { likeSchema } from '@buddyline/domain/like';
import type { FastifyRequest } from 'fastify';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import type { Failure } from '../../http/failure.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { deleteLike, findLike, insertLike, type Liked } from './likes-sql.ts';

interface LikableNoun {
  liked: Liked;
  tag: 'posts' | 'comments';
  /** Ends the ids of the operations. */
  name: 'Post' | 'Comment';
  none: () => Failure;
}

/** The two routes of a like, the same for posts and comments. Both may be repeated. */
export function likeItem(api: Api, { database: { db } }: Services, noun: LikableNoun): void {
  const { liked, tag, name, none } = noun;
  const path = `/${tag}/:itemId/like`;
  const params = idParams('itemId');
  const config = { access: member, audit: { none: 'a member likes or stops liking' } };
  const schema = {
    description: `The answer has how it is afterwards. Members see what is shown and what is their own.`,
    tags: [tag],
    params,
    response: { 200: successSchema(likeSchema) },
  };

  async function change(
    request: FastifyRequest,
    itemId: string,
    write: typeof insertLike | typeof deleteLike,
  ) {
    const like = { liked, itemId, userId: callerOf(request).userId };
    await write(db, like);
    const found = await findLike(db, like);
    if (found === undefined) throw none();
    return success(request.i18n._(done), found);
  }

  api.put(
    path,
    {
      config,
      schema: {
        ...schema,
        operationId: `like${name}`,
        summary: `Like a ${liked}`,
        failures: [409],
      },
    },
    (request) => change(request, request.params.itemId, insertLike),
  );
  api.delete(
    path,
    {
      config,
      schema: {
        ...schema,
        operationId: `unlike${name}`,
        summary: `Stop liking a ${liked}`,
      },
    },
    (request) => change(request, request.params.itemId, deleteLike),
  );
}

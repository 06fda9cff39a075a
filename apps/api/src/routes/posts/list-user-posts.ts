import { pageSizes } from '@buddyline/domain/constants';
import { likablePostSchema } from '@buddyline/domain/like';
import { pageQuerySchema } from '@buddyline/domain/paging';
import type { Api } from '../../http/api.ts';
import type { Services } from '../../services.ts';
import { listOwned } from '../owned/list-owned.ts';
import { readUserPosts } from './posts-sql.ts';

export function listUserPosts(api: Api, services: Services): void {
  listOwned(api, services, {
    path: '/posts/user/:userId',
    operationId: 'listUserPosts',
    summary: 'A user’s posts, newest first',
    tag: 'posts',
    querystring: pageQuerySchema(pageSizes.posts),
    schema: likablePostSchema,
    read: readUserPosts,
  });
}

import { pageSizes } from '@buddyline/domain/constants';
import { type PostList, postListSchema } from '@buddyline/domain/post-list';
import { paths } from '../../paths.ts';
import { api } from '../../session/api.ts';
import { positionsIn, withoutPage } from '../../shared/list/list-position.ts';

export const postPositions = positionsIn({
  noun: 'posts',
  schema: postListSchema,
  filterOf: withoutPage<PostList>,
  pageSize: pageSizes.posts,
  path: paths.posts,
  itemPath: paths.post,
  read: (query, signal) => api.posts.list(query, signal),
});

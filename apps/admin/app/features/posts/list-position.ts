import { pageSizes } from '@buddyline/domain/constants';
import { type PostList, postListSchema } from '@buddyline/domain/post-list';
import { paths } from '../../paths.ts';
import { api } from '../../session/api.ts';
import { withoutPage } from '../../shared/list/list-position.ts';
import { positionsIn } from '../../shared/list/neighbours/positions.ts';

export const postPositions = positionsIn({
  noun: 'posts',
  schema: postListSchema,
  filterOf: withoutPage<PostList>,
  pageSize: pageSizes.posts,
  path: paths.posts,
  itemPath: paths.post,
  fetchWindow: (query, signal) => api.posts.list(query, signal),
});

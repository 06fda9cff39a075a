import type { Post } from '@buddyline/domain/post';
import { ownedPages } from '../users/owned-pages-sql.ts';

const columns = `
  posts.id,
  posts.user_id as "userId",
  posts.content,
  posts.image_resource_id as "imageResourceId",
  posts.likes_count as "likesCount",
  posts.comments_count as "commentsCount",
  posts.is_enabled as "isEnabled",
  posts.created_at as "createdAt",
  posts.updated_at as "updatedAt"`;

export const readUserPosts = ownedPages<Post>({ noun: 'posts', columns });

import type { Api } from '../../http/api.ts';
import type { Services } from '../../services.ts';
import { likeItem } from '../likes/like-item.ts';
import { noSuchPost } from './post-answers.ts';

export function likePost(api: Api, services: Services): void {
  likeItem(api, services, { liked: 'post', tag: 'posts', name: 'Post', none: noSuchPost });
}

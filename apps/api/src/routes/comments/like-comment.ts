import type { Api } from '../../http/api.ts';
import type { Services } from '../../services.ts';
import { likeItem } from '../likes/like-item.ts';
import { noSuchComment } from './comment-answers.ts';

export function likeComment(api: Api, services: Services): void {
  likeItem(api, services, {
    liked: 'comment',
    tag: 'comments',
    name: 'Comment',
    none: noSuchComment,
  });
}

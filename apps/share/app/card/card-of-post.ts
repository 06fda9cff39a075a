import { messages } from '@buddyline/domain/messages';
import type { PublicPost } from '@buddyline/domain/share';
import { displayName } from '@buddyline/domain/user';
import { deployment } from '../deployment.ts';
import type { Card } from './card-drawing.ts';

export function cardOf({ content, Owner }: PublicPost): Card {
  return {
    words: content,
    author: authorName(Owner),
    handle: Owner?.username ? `@${Owner.username}` : '',
    brand: deployment.brand,
  };
}

function authorName(owner: PublicPost['Owner']): string {
  return displayName(owner, messages['name.missing-on-owner'].message);
}

import type { PublicPost } from '@buddyline/domain/share';
import { pictureAddress } from '../addresses.ts';
import { cardVersion } from '../card/card-cache.ts';
import { cardOf } from '../card/card-of-post.ts';
import { deployment } from '../deployment.ts';

export interface PreviewPicture {
  address: string;
  type: 'image/jpeg' | 'image/png';
}

/**
 * The preview picture for messengers, 1200 × 630: the post's own, else a card drawn from its text.
 */
export function previewPictureOf(post: PublicPost): PreviewPicture {
  const { origin } = deployment;
  if (post.imageResourceId !== null) {
    const address = origin + pictureAddress(post.imageResourceId, 'share');
    return { address, type: 'image/jpeg' };
  }
  const path = `/posts/${encodeURIComponent(post.id)}/card.png?v=${cardVersion(cardOf(post))}`;
  return { address: origin + path, type: 'image/png' };
}

import type { PublicPost } from '@buddyline/domain/share';
import { pictureAddress } from '../addresses.ts';
import { cardVersion } from '../card/card-cache.ts';
import { cardOf } from '../card/card-of-post.ts';
import { deployment } from '../deployment.ts';

export interface PreviewPicture {
  address: string;
  type: 'image/jpeg' | 'image/png';
}

/** What a messenger shows of the post, 1200 × 630: its picture, else a card that we draw. */
export function previewPictureOf(post: PublicPost): PreviewPicture {
  const { origin } = deployment;
  if (post.imageResourceId !== null) {
    const address = origin + pictureAddress(post.imageResourceId, 'share');
    return { address, type: 'image/jpeg' };
  }
  const path = `/posts/${encodeURIComponent(post.id)}/card.png?v=${cardVersion(cardOf(post))}`;
  return { address: origin + path, type: 'image/png' };
}

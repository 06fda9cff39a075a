import type { PublicPost } from '@buddyline/domain/share';
import { useLingui } from '@lingui/react/macro';
import { pictureAddress } from '../addresses.ts';
import { excerpt } from './excerpt.ts';

/** px; the width of the API's smaller size, unless the picture is narrower. */
const cardWidth = 720;
/** The article's width: the window without its margins, at most 40 rem. */
const sizes = '(min-width: 44rem) 40rem, calc(100vw - 2rem)';

/** Shown in its own aspect ratio, or in 4:3 where the backend does not send its size. */
export function PostPicture({ post }: { post: PublicPost }) {
  const { t } = useLingui();
  const { imageResourceId: id, imageWidth: width, imageHeight: height, content, Owner } = post;
  if (id === null) return null;
  const author = Owner?.fullName || Owner?.username || t`a diver`;
  const words = excerpt(content, 100);
  const alt = words === '' ? t`Picture by ${author}` : t`Picture by ${author}: ${words}`;
  const isMeasured = Boolean(width && height);
  const hasTwoSizes = isMeasured && Number(width) > cardWidth;
  return (
    <img
      src={pictureAddress(id, 'card')}
      srcSet={
        hasTwoSizes
          ? `${pictureAddress(id, 'card')} ${cardWidth}w, ${pictureAddress(id)} ${width}w`
          : undefined
      }
      sizes={hasTwoSizes ? sizes : undefined}
      {...(isMeasured && { width: Number(width), height: Number(height) })}
      alt={alt}
      fetchPriority="high"
      decoding="async"
      className={`w-full bg-depth-40 object-contain ${isMeasured ? 'h-auto max-h-[max(16rem,100svh-21rem)]' : 'aspect-4/3'}`}
    />
  );
}

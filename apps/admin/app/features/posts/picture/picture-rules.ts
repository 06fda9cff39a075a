import { bounds, pictureTypes } from '@buddyline/domain/constants';
import { t } from '@lingui/core/macro';

/** Why a file cannot be a post's picture; null when it can. The API looks into the bytes as well. */
export function pictureProblem(file: File): string | null {
  if (!pictureTypes.some((type) => type === file.type)) {
    return t`Only JPEG, PNG and WebP pictures can be chosen.`;
  }
  if (file.size > bounds.postPictureMaxBytes) return t`The picture is larger than 10 MB.`;
  return null;
}

import { bounds, pictureTypes } from '@buddyline/domain/constants';
import { t } from '@lingui/core/macro';

/** Why a file is rejected as a post's picture; null if it is not. The API also checks the content. */
export function pictureProblem(file: File): string | null {
  if (!pictureTypes.some((type) => type === file.type)) {
    return t`Only JPEG, PNG and WebP pictures can be chosen.`;
  }
  if (file.size > bounds.postPictureMaxBytes) return t`The picture is larger than 10 MB.`;
  return null;
}

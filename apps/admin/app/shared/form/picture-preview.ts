import { queryOptions } from '@tanstack/react-query';
import { readAsDataUrl } from './read-file.ts';

/** The selected picture as a data URL. The query key identifies the file by name, size and time. */
export function picturePreviewQuery(picture: File | null) {
  return queryOptions({
    queryKey: ['picture', picture?.name, picture?.size, picture?.lastModified],
    queryFn: () => readAsDataUrl(picture),
    enabled: picture !== null,
    gcTime: 0,
  });
}

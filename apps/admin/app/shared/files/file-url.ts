/** The sizes in which the API keeps a picture. */
type PictureSize = 'avatar' | 'card';

/**
 * Where the browser fetches a file; null when there is none.
 *
 * @param resourceId as the API sent it
 */
export function fileUrl(resourceId: string | null | undefined, size?: PictureSize): string | null {
  if (!resourceId) return null;
  const query = size ? `?size=${size}` : '';
  return `/api/files/${encodeURIComponent(resourceId)}${query}`;
}

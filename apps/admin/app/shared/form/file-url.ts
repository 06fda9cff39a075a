/** The reduced sizes in which the API serves pictures. */
type PictureSize = 'avatar' | 'card';

/**
 * The URL of a file; null if there is none.
 *
 * @param resourceId as the API sent it
 */
export function fileUrl(resourceId: string | null | undefined, size?: PictureSize): string | null {
  if (!resourceId) return null;
  const query = size ? `?size=${size}` : '';
  return `/api/files/${encodeURIComponent(resourceId)}${query}`;
}

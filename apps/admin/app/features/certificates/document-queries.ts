import { queryOptions } from '@tanstack/react-query';
import { fileUrl } from '../../shared/form/file-url.ts';

/** The API takes documents of 15 MB; other backends may have larger ones. */
const maxBytes = 50_000_000;
/** A PDF begins within as many bytes. */
const headLength = 1_024;

/** The bytes of a PDF; null for any other document, or one that is too large to show. */
export function documentBytesQuery(resourceId: string) {
  return queryOptions({
    queryKey: ['file', resourceId, 'bytes'],
    queryFn: async ({ signal }): Promise<ArrayBuffer | null> => {
      const response = await fetch(fileUrl(resourceId) ?? '', { signal });
      if (!response.ok) throw new Error(`The document was answered with ${response.status}.`);
      if (Number(response.headers.get('content-length')) > maxBytes) return null;
      const bytes = await response.arrayBuffer();
      return isPdf(bytes) ? bytes : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Personal, and up to 15 MB.
    gcTime: 0,
  });
}

function isPdf(bytes: ArrayBuffer): boolean {
  const head = new Uint8Array(bytes, 0, Math.min(bytes.byteLength, headLength));
  return new TextDecoder('latin1').decode(head).includes('%PDF-');
}

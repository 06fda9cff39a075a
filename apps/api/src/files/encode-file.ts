import { readFile } from 'node:fs/promises';
import type { Turn } from '../http/limits/work-queue.ts';
import { checkPdf } from './check-pdf.ts';
import type { FileKind } from './file-kinds.ts';
import { encodePicture, variantName } from './pictures.ts';
import type { Variant } from './storage.ts';

export interface EncodedFile {
  variants: Variant[];
  content_type: string;
  /** Size of the full picture or document, without the smaller variants. */
  byte_size: number;
  width: number | null;
  height: number | null;
}

/**
 * Prepares a file for storage: pictures are re-encoded in each size of their kind, documents unchanged.
 * @throws Failure 413, 422 or 503
 */
export async function encodeFile(
  kind: FileKind,
  source: string | Uint8Array,
  type: string,
  turn?: Turn,
): Promise<EncodedFile> {
  if (type === 'application/pdf') {
    const bytes = typeof source === 'string' ? await readFile(source) : source;
    await checkPdf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), turn);
    const variants = [{ name: variantName.document, bytes }];
    return { variants, content_type: type, byte_size: bytes.length, width: null, height: null };
  }
  const { variants, width, height } = await encodePicture(kind, source, turn);
  const byteSize = variants[0]?.bytes.length ?? 0;
  return { variants, content_type: 'image/webp', byte_size: byteSize, width, height };
}

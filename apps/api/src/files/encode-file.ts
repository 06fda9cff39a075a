import { open, stat } from 'node:fs/promises';
import type { Turn } from '@buddyline/connections/work-queue';
import type { FileKind } from './file-kinds.ts';
import { variantName } from './picture-sizes.ts';
import { storedBytes, type Variant } from './storage.ts';

export interface EncodedFile {
  variants: Variant[];
  content_type: string;
  /** The bytes of all variants. */
  byte_size: number;
  width: number | null;
  height: number | null;
}

/**
 * Prepares a file for storage: pictures are re-encoded in each size of their kind, documents unchanged. What a
 * document holds is not looked at, because nothing runs it: see decision 0017.
 * @throws Failure 413, 422 or 503
 */
export async function encodeFile(
  kind: FileKind,
  source: string | Uint8Array,
  type: string,
  turn?: Turn,
): Promise<EncodedFile> {
  if (type === 'application/pdf') {
    const variants = [await documentOf(source)];
    const byte_size = storedBytes(variants);
    return { variants, content_type: type, byte_size, width: null, height: null };
  }
  // With the first picture: the library costs every start 80 ms and 25 MB.
  const { encodePicture } = await import('./pictures.ts');
  const { variants, width, height } = await encodePicture(kind, source, turn);
  const byte_size = storedBytes(variants);
  return { variants, content_type: 'image/webp', byte_size, width, height };
}

/** Many large documents may arrive at once, so a file is copied and not read. */
async function documentOf(source: string | Uint8Array): Promise<Variant> {
  const name = variantName.document;
  if (typeof source !== 'string') return { name, bytes: source };
  return { name, path: source, size: (await stat(source)).size };
}

/** Not after an ID3 tag, which file-type passes over: any program could stand before the document. */
export async function beginsAsPdf(path: string): Promise<boolean> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(8), position: 0 });
  return /^(?:\uFEFF)?%PDF-/.test(buffer.toString('utf8', 0, bytesRead));
}

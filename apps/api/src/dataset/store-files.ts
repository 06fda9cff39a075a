import type { Demo, readDrawing } from '@buddyline/demo-data/demo';
import type { Insertable } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { FileStorage } from '../files/storage.ts';
import { storedBytes } from '../files/storage.ts';

type FileRow = Insertable<Database['files']>;

/** Concurrent writes, because remote storage has a high latency. */
const atOnce = 8;

/** Stores each drawing for every file that shows it. @returns the rows of these files */
export async function storeFiles(
  files: Demo['files'],
  {
    storage,
    read,
    onStored,
  }: {
    storage: Pick<FileStorage, 'write'>;
    read: typeof readDrawing;
    onStored: (count: number) => void;
  },
): Promise<FileRow[]> {
  const waiting = [...Map.groupBy(files, ({ drawing }) => drawing)];
  const stored: FileRow[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, shown] = next;
      const { contentType, width, height, variants } = await read(name);
      const byteSize = storedBytes(variants);
      for (const { row } of shown) {
        await storage.write(row.id, variants);
        stored.push({ ...row, content_type: contentType, byte_size: byteSize, width, height });
        onStored(stored.length);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return stored;
}

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Readable } from 'node:stream';

/** One form of a stored file, such as a picture's card size. */
export interface Variant {
  /** The object's name below the file's id: `full.webp`, `document.pdf`. */
  name: string;
  bytes: Uint8Array;
}

/** Where the bytes of files lie: one folder per file id, one object per variant. */
export interface FileStorage {
  /** Writes all variants or none. Nobody can ask for them until the file's row exists. */
  write(id: string, variants: readonly Variant[]): Promise<void>;
  /** @throws when there is no such variant. */
  read(id: string, name: string): Promise<{ size: number; stream: () => Promise<Readable> }>;
  remove(id: string): Promise<void>;
  has(id: string, name: string): Promise<boolean>;
}

/** 128 random bits: knowing one file's address says nothing about another's. */
export function newFileId(): string {
  return randomBytes(16).toString('hex');
}

/** Files on this machine's disk, below `dataDir`. S3-compatible storage is another driver here. */
export function openStorage(config: { dataDir: string }): FileStorage {
  const location = join(config.dataDir, 'files');
  return storageOn(new Disk(new FSDriver({ location, visibility: 'private' })));
}

function storageOn(disk: Disk): FileStorage {
  // Two characters of the id as a level of folders: directories of millions are slow to work with.
  const folder = (id: string): string => `${id.slice(0, 2)}/${id}`;
  const remove = (id: string): Promise<void> => disk.deleteAll(folder(id));
  return {
    write: async (id, variants) => {
      try {
        for (const { name, bytes } of variants) await disk.put(`${folder(id)}/${name}`, bytes);
      } catch (error) {
        await remove(id);
        throw error;
      }
    },
    read: async (id, name) => {
      const key = `${folder(id)}/${name}`;
      const { contentLength } = await disk.getMetaData(key);
      return { size: contentLength, stream: () => disk.getStream(key) };
    },
    remove,
    has: (id, name) => disk.exists(`${folder(id)}/${name}`),
  };
}

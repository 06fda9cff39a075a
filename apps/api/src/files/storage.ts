import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Readable } from 'node:stream';
import { errorCode } from '../db/database-errors.ts';
import { makeFolder } from '../make-folder.ts';

/** One form of a stored file, such as a picture's card size. */
export interface Variant {
  /** The object's name below the file's id: `full.webp`, `document.pdf`. */
  name: string;
  bytes: Uint8Array;
}

/** Positions of the first and the last byte that are wanted. */
export interface ByteRange {
  start: number;
  end: number;
}

interface StoredBytes {
  size: number;
  /** All bytes, or those of the range alone. */
  stream: (range?: ByteRange) => Promise<Readable>;
}

/** flydrive's own streams begin at the first byte. */
type ReadKey = (key: string, range?: ByteRange) => Promise<Readable>;

/** Where the bytes of files lie: one folder per file id, one object per variant. */
export interface FileStorage {
  /** A local folder for uploads while they arrive. */
  incoming: string;
  /** Writes all variants or none. Nobody can ask for them until the file's row exists. */
  write(id: string, variants: readonly Variant[]): Promise<void>;
  /** Undefined when there is no such variant, or not any more. */
  read(id: string, name: string): Promise<StoredBytes | undefined>;
  remove(id: string): Promise<void>;
}

/** Twice what the server gives a request. */
const longestUploadMs = 240_000;

/** 128 random bits: knowing one file's address says nothing about another's. */
export function newFileId(): string {
  return randomBytes(16).toString('hex');
}

/** Files on this machine's disk, below `dataDir`. S3-compatible storage is another driver here. */
export async function openStorage({ dataDir }: { dataDir: string }): Promise<FileStorage> {
  const incoming = join(dataDir, 'incoming');
  makeFolder(incoming);
  await removeAbandoned(incoming);
  const location = join(dataDir, 'files');
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  const readKey: ReadKey = async (key, range) => createReadStream(join(location, key), range);
  return storageOn(disk, incoming, readKey);
}

/** What a killed process was receiving is of no use; what another one receives now is younger. */
async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > longestUploadMs) await rm(path, { force: true });
  }
}

/** Two characters of the id are a level of folders: directories of millions are slow to work with. */
const folder = (id: string): string => `${id.slice(0, 2)}/${id}`;

function storageOn(disk: Disk, incoming: string, readKey: ReadKey): FileStorage {
  const remove = (id: string): Promise<void> => disk.deleteAll(folder(id));
  return {
    incoming,
    write: async (id, variants) => {
      try {
        for (const { name, bytes } of variants) await disk.put(`${folder(id)}/${name}`, bytes);
      } catch (error) {
        // What cannot be written may not be removable either: it is announced, and swept later.
        await remove(id).catch(() => undefined);
        throw error;
      }
    },
    read: async (id, name) => {
      const key = `${folder(id)}/${name}`;
      try {
        const { contentLength } = await disk.getMetaData(key);
        return { size: contentLength, stream: (range) => readKey(key, range) };
      } catch (error) {
        if (error instanceof Error && errorCode(error.cause) === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove,
  };
}

import { randomBytes } from 'node:crypto';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { errorCode } from '../db/database-errors.ts';
import { makeFolder } from '../make-folder.ts';
import type { Reachability } from '../reachability.ts';
import type { ByteRange, OpenDisk } from './open-disk.ts';

/** One form of a stored file, such as a picture's card size. */
export interface Variant {
  /** The object's name below the file's id: `full.webp`, `document.pdf`. */
  name: string;
  bytes: Uint8Array;
}

interface StoredBytes {
  size: number;
  /** All bytes, or those of the range alone; undefined when they were removed since. */
  stream: (range?: ByteRange) => Promise<Readable | undefined>;
}

/** Where the bytes of files lie: one folder per file id, one object per variant. */
export interface FileStorage {
  /** Of storage elsewhere; null for this machine's disk. */
  reachability: Reachability | null;
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

/**
 * Files in S3-compatible storage where that is configured, else on this machine's disk in `dataDir`.
 * @throws ConfigError when the bucket cannot be used
 */
export async function openStorage({
  dataDir,
  s3,
}: Pick<Config, 'dataDir' | 's3'>): Promise<FileStorage> {
  const incoming = join(dataDir, 'incoming');
  makeFolder(incoming);
  await removeAbandoned(incoming);
  if (s3 === undefined) return storageOn(openLocalDisk(join(dataDir, 'files')), incoming);
  // Its client is large, and only loaded where it is used.
  const { openS3Disk } = await import('./s3-disk.ts');
  return storageOn(await openS3Disk(s3), incoming);
}

function openLocalDisk(location: string): OpenDisk {
  return {
    disk: new Disk(new FSDriver({ location, visibility: 'private' })),
    // Opened before anything is answered: a stream would find a missing file too late to say so.
    readKey: async (key, range) => (await open(join(location, key))).createReadStream(range),
    reachability: null,
  };
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

function storageOn({ disk, readKey, reachability }: OpenDisk, incoming: string): FileStorage {
  const remove = (id: string): Promise<void> => disk.deleteAll(folder(id));
  return {
    reachability,
    incoming,
    write: async (id, variants) => {
      try {
        for (const { name, bytes } of variants) await disk.put(`${folder(id)}/${name}`, bytes);
      } catch (error) {
        // What cannot be removed now is swept: the id was announced.
        await remove(id).catch(() => undefined);
        throw error;
      }
    },
    read: async (id, name) => {
      const key = `${folder(id)}/${name}`;
      const described = await unlessMissing(disk.getMetaData(key));
      if (described === undefined) return undefined;
      return {
        size: described.contentLength,
        stream: (range) => unlessMissing(readKey(key, range)),
      };
    },
    remove,
  };
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** The disk's own code, also where flydrive wraps it, or the status of the storage's answer. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { cause } = error;
  if (errorCode(error) === 'ENOENT' || errorCode(cause) === 'ENOENT') return true;
  return cause instanceof Error && statusOf(cause) === 404;
}

function statusOf(error: Error): unknown {
  const answer: unknown = Reflect.get(error, '$metadata');
  return typeof answer === 'object' && answer !== null
    ? Reflect.get(answer, 'httpStatusCode')
    : undefined;
}

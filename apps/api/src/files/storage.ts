import { randomBytes } from 'node:crypto';
import { open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { errorCode } from '../db/database-errors.ts';
import { makeFolder } from '../make-folder.ts';
import type { Reachability } from '../reachability.ts';
import type { ByteRange, OpenDisk } from './open-disk.ts';

/** One form of a stored file, such as a picture's card size: bytes, or a local file that is copied. */
export type Variant = Encoded | Copied;

interface Named {
  /** The object's name in the folder of the file: `full.webp`, `document.pdf`. */
  name: string;
}

export interface Encoded extends Named {
  bytes: Uint8Array;
}

interface Copied extends Named {
  path: string;
  size: number;
}

/** What the variants of a file need in the storage. */
export function storedBytes(variants: readonly Variant[]): number {
  const sizes = variants.map((one) => ('path' in one ? one.size : one.bytes.length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

interface StoredBytes {
  size: number;
  /** All bytes or those of the range; undefined when they were removed meanwhile. */
  stream: (range?: ByteRange) => Promise<Readable | undefined>;
}

/** Stores the bytes of files: one folder per file id, one object per variant. */
export interface FileStorage {
  /** State of remote storage; null for the local disk. */
  reachability: Reachability | null;
  /** Whether the disk is so full that it takes no more files; S3-compatible storage never is. */
  isFull(): Promise<boolean>;
  /** A local folder for uploads in progress. */
  incoming: string;
  /** Writes all variants or none. They cannot be requested until the file's row exists. */
  write(id: string, variants: readonly Variant[]): Promise<void>;
  /** Undefined when the variant does not exist. */
  read(id: string, name: string): Promise<StoredBytes | undefined>;
  remove(id: string): Promise<void>;
}

/** Twice the request time-out of the server. */
const maxUploadMs = 240_000;

/** 128 random bits, so that the URL of one file reveals no other. */
export function newFileId(): string {
  return randomBytes(16).toString('hex');
}

/**
 * Opens S3-compatible storage if it is configured, else the local disk in `dataDir`.
 * @throws ConfigError when the bucket cannot be used
 */
export async function openStorage({
  dataDir,
  s3,
  diskFullPercent,
}: Pick<Config, 'dataDir' | 's3' | 'diskFullPercent'>): Promise<FileStorage> {
  const incoming = join(dataDir, 'incoming');
  makeFolder(incoming);
  await removeAbandoned(incoming);
  if (s3 === undefined) {
    const location = join(dataDir, 'files');
    return storageOn(openLocalDisk(location), incoming, watchDisk(dataDir, diskFullPercent));
  }
  // The S3 client is large, so it is loaded only when used.
  const { openS3Disk } = await import('./s3-disk.ts');
  return storageOn(await openS3Disk(s3), incoming, () => Promise.resolve(false));
}

function openLocalDisk(location: string): OpenDisk {
  return {
    disk: new Disk(new FSDriver({ location, visibility: 'private' })),
    // Opened before the response starts, since a stream would report a missing file too late.
    readKey: async (key, range) => (await open(join(location, key))).createReadStream(range),
    reachability: null,
  };
}

/** How long the use of the disk is remembered: the files of so few seconds fill no tenth of a disk. */
const diskUseMs = 5_000;

/** Whether the disk of a folder is used up to a part, in percent, as `df` counts. */
function watchDisk(folderOnIt: string, fullPercent: number): () => Promise<boolean> {
  let known = { isFull: false, until: 0 };
  return async () => {
    if (Date.now() < known.until) return known.isFull;
    const { blocks, bfree, bavail } = await statfs(folderOnIt);
    const used = blocks - bfree;
    const isFull = used * 100 >= (used + bavail) * fullPercent;
    known = { isFull, until: Date.now() + diskUseMs };
    return isFull;
  };
}

/** Removes uploads of killed processes. Uploads in progress in other processes are younger. */
async function removeAbandoned(incoming: string): Promise<void> {
  const names = await readdir(incoming);
  if (names.length === 0) return;
  const now = await timeOfFolder(incoming);
  for (const name of names) {
    const path = join(incoming, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (now - mtimeMs > maxUploadMs) await rm(path, { force: true });
  }
}

/** By the clock that dates its files, since that of this machine may be another one. */
async function timeOfFolder(folder: string): Promise<number> {
  const probe = join(folder, newFileId());
  const file = await open(probe, 'w');
  const { mtimeMs } = await file.stat();
  await file.close();
  await rm(probe, { force: true });
  return mtimeMs;
}

/** The first two characters of the id are a parent folder, because huge directories are slow. */
const folder = (id: string): string => `${id.slice(0, 2)}/${id}`;

function storageOn(
  { disk, readKey, reachability }: OpenDisk,
  incoming: string,
  isFull: FileStorage['isFull'],
): FileStorage {
  const remove = (id: string): Promise<void> => disk.deleteAll(folder(id));
  return {
    reachability,
    isFull,
    incoming,
    write: async (id, variants) => {
      try {
        for (const variant of variants) {
          const key = `${folder(id)}/${variant.name}`;
          if ('path' in variant) await disk.copyFromFs(variant.path, key);
          else await disk.put(key, variant.bytes);
        }
      } catch (error) {
        // If this fails, the sweep removes the bytes, because the id is registered.
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

/** Checks the disk's error code, also as the cause of flydrive's error, or the status of the storage's response. */
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

import type { Disk } from 'flydrive';
import type { Readable } from 'node:stream';
import type { Reachability } from '../reachability.ts';

/** Positions of the first and the last byte that are wanted. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A flydrive disk, and what flydrive has no call for. */
export interface OpenDisk {
  disk: Disk;
  /** flydrive's own streams begin at the first byte. */
  readKey(key: string, range?: ByteRange): Promise<Readable>;
  /** Null: the disk of this machine. */
  reachability: Reachability | null;
}

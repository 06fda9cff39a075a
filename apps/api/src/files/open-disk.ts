import type { Disk } from 'flydrive';
import type { Readable } from 'node:stream';
import type { Reachability } from '../reachability.ts';

/** Positions of the first and the last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A flydrive disk, with what flydrive does not offer. */
export interface OpenDisk {
  disk: Disk;
  /** Reads a range; flydrive's own streams always start at the first byte. */
  readKey(key: string, range?: ByteRange): Promise<Readable>;
  /** Null for the disk of this machine. */
  reachability: Reachability | null;
}

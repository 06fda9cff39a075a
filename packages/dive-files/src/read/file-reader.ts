import type { DiveFileFormat } from '@buddyline/domain/dive-log-import';
import type { Lost, ReadDive } from './read-dive.ts';
import type { TreeRules } from './tree-reader.ts';

/** Reads the files of one format. */
export interface FileReader extends TreeRules {
  format: DiveFileFormat;
  lost: Lost;
  generator: () => string | null;
  /** The dives so far. */
  count: () => number;
  /** After the last element. */
  finish: () => ReadDive[];
}

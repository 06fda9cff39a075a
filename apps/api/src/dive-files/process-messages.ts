import type { ProblemKind } from '@buddyline/dive-files/problem';
import type { ReadDive, ReadFile } from '@buddyline/dive-files/read';

/**
 * What the process sends: how many bytes it has read, and in the end the dives and the rest of the file, or why there
 * are none. The dives come in parts, because the API reads each message in one turn of its event loop.
 */
export type ProcessMessage =
  | { bytes: number }
  | { dives: ReadDive[] }
  | { file: Omit<ReadFile, 'dives'> }
  | { problem: { kind: ProblemKind; line: number | null; fileKind: string | null } }
  | { failure: string };

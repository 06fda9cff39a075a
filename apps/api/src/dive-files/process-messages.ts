import type { ProblemKind } from '@buddyline/dive-files/problem';
import type { ReadFile } from '@buddyline/dive-files/read';

/** What the process sends: how many bytes it has read, and in the end the dives or why there are none. */
export type ProcessMessage =
  | { bytes: number }
  | { file: ReadFile }
  | { problem: { kind: ProblemKind; line: number | null; fileKind: string | null } }
  | { failure: string };

import type { ProblemKind } from '@buddyline/dive-files/problem';
import type { ReadFile } from '@buddyline/dive-files/read';

/** What the thread is started with. */
export interface WorkerTask {
  path: string;
}

/** What it answers: how many bytes it has read, and in the end the dives or why there are none. */
export type WorkerMessage =
  | { bytes: number }
  | { file: ReadFile }
  | { problem: { kind: ProblemKind; line: number | null; fileKind: string | null } };

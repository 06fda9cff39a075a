/** Why a file cannot be read at all. */
export const problemKinds = [
  'compressed',
  'encoding',
  'not-xml',
  'not-a-dive-file',
  'too-deep',
  'too-long',
  'too-many-dives',
  'too-much-text',
  'no-dives',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

export class DiveFileProblem extends Error {
  override name = 'DiveFileProblem';
  readonly kind: ProblemKind;
  /** The line of the file, from 1, where that is known. */
  readonly line: number | null;

  constructor(kind: ProblemKind, line: number | null = null, cause?: unknown) {
    super(line === null ? kind : `${kind} in line ${line}`, { cause });
    this.kind = kind;
    this.line = line;
  }
}

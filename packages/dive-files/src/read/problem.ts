/** Why a file cannot be read at all. */
export const problemKinds = [
  'compressed',
  'encoding',
  'not-xml',
  'not-a-dive-file',
  'other-program',
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
  /** The kind of the file, as its users call it, for an `other-program`. */
  readonly fileKind: string | null;

  constructor(kind: ProblemKind, details: ProblemDetails = {}) {
    const { line = null, fileKind = null, cause } = details;
    super(line === null ? kind : `${kind} in line ${line}`, { cause });
    this.kind = kind;
    this.line = line;
    this.fileKind = fileKind;
  }
}

interface ProblemDetails {
  line?: number | null;
  fileKind?: string | null;
  cause?: unknown;
}

/** The file has no dives, or is of a program whose files are not read. */
export function notReadable(fileKind: string | undefined): DiveFileProblem {
  return fileKind === undefined
    ? new DiveFileProblem('not-a-dive-file')
    : new DiveFileProblem('other-program', { fileKind });
}

import type { DiveFileFormat, ImportedDive, LostKind } from '@buddyline/domain/dive-log-import';

/** What was read differently from what the file says, or not at all. */
export const noteKinds = [
  'only-planned',
  'marked-invalid',
  'visibility-in-comments',
  'visibility-stars',
  'current-stars',
  'pressure-lost',
  'date-unknown',
  'date-impossible',
  'position-lost',
  'text-cut',
  'text-in-comments',
  'tag-lost',
  'value-lost',
  'value-unreadable',
] as const;
export type NoteKind = (typeof noteKinds)[number];

export interface ReadingNote {
  kind: NoteKind;
  /** What the file has. */
  value: string;
}

/** What is likely but not certain: to be looked at. */
export const doubtKinds = ['celsius-in-kelvin', 'tanks-of-one-gas'] as const;
export type DoubtKind = (typeof doubtKinds)[number];

export interface Doubt {
  kind: DoubtKind;
  fields: readonly (keyof ImportedDive)[];
}

export interface ReadDive {
  dive: ImportedDive;
  /** The second of the start; null where it is unknown. Free dives follow each other within a minute. */
  second: number | null;
  notes: ReadingNote[];
  doubts: Doubt[];
  /** Nothing of a dive was found. */
  isEmpty: boolean;
  /** False for one that was only planned, or is marked as not valid; a note says which. */
  isMade: boolean;
}

export type Lost = Partial<Record<LostKind, number>>;

export interface ReadFile {
  format: DiveFileFormat;
  /** The program that wrote it. */
  generator: string | null;
  dives: ReadDive[];
  lost: Lost;
}

import type { DiveFileFormat, ImportedDive, LostKind } from '@buddyline/domain/dive-log-import';

/** What was read differently from what the file says, or not at all. */
export const noteKinds = [
  'visibility-in-comments',
  'visibility-stars',
  'pressure-lost',
  'date-unknown',
  'position-lost',
  'text-cut',
  'tag-lost',
  'value-lost',
] as const;
export type NoteKind = (typeof noteKinds)[number];

export interface ReadingNote {
  kind: NoteKind;
  /** What the file has. */
  value: string;
}

/** What is likely but not certain: to be looked at. */
export const doubtKinds = ['celsius-in-kelvin'] as const;
export type DoubtKind = (typeof doubtKinds)[number];

export interface Doubt {
  kind: DoubtKind;
  fields: readonly (keyof ImportedDive)[];
}

export interface ReadDive {
  dive: ImportedDive;
  notes: ReadingNote[];
  doubts: Doubt[];
  /** Nothing of a dive was found. */
  isEmpty: boolean;
}

export type Lost = Partial<Record<LostKind, number>>;

export interface ReadFile {
  format: DiveFileFormat;
  /** The program that wrote it. */
  generator: string | null;
  dives: ReadDive[];
  lost: Lost;
}

import type { DoubtKind, NoteKind } from '@buddyline/dive-files/read';
import { diveLogFindings } from '@buddyline/domain/dive-log-findings';
import { messages } from '@buddyline/domain/messages';
import type { I18n } from '@lingui/core';
import { databaseNow } from '../../db/database-clock.ts';
import { doubtWords, noteWords } from './import-words.ts';
import { mapInTurns } from './map-in-turns.ts';
import { type StoredDive, type StoredPreview, wholeDive } from './stored-preview.ts';

const notLogged = { id: '', userId: '', Owner: null, createdAt: null, updatedAt: null };

/** A preview in the words of its reader. */
export async function previewAnswer(id: string, preview: StoredPreview, i18n: I18n) {
  const today = new Date(databaseNow()).toISOString().slice(0, 10);
  const { format, generator, lost } = preview;
  const dives = await mapInTurns(preview.dives, answerOf);
  return { id, format, generator, lost, dives };

  function answerOf({ doubts, notes, ...stored }: StoredDive) {
    const dive = wholeDive(stored);
    const findings = diveLogFindings({ ...notLogged, ...dive }, today);
    return {
      ...stored,
      dive,
      findings: [
        ...doubts.map(({ kind, fields }) => ({ message: wordsOf(doubtWords, kind), fields })),
        ...findings.map(({ message, fields }) => ({
          message: i18n._(messages[message]),
          fields: [...fields],
        })),
      ],
      notes: notes.map(({ kind, value }) => wordsOf(noteWords, kind, value)),
    };
  }

  /** A kind of another version has no words. */
  function wordsOf(
    words: Readonly<Partial<Record<DoubtKind | NoteKind, (typeof noteWords)[NoteKind]>>>,
    kind: string,
    value = '',
  ): string {
    const sentence = new Map(Object.entries(words)).get(kind);
    return sentence === undefined ? value : i18n._({ ...sentence, values: { value } });
  }
}

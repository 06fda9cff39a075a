import { type MailText, mailTextSchema } from '@buddyline/domain/mail';
import {
  type Sanction,
  sanctionSchema,
  sanctionsSchema,
  type Moderation,
  moderationSchema,
} from '@buddyline/domain/sanction';
import type { SanctionCreate } from '@buddyline/domain/sanction-forms';
import {
  type UserNote,
  type UserNoteCreate,
  userNoteSchema,
  userNotesSchema,
  type UserNoteUpdate,
} from '@buddyline/domain/user-note';
import { type Calls, type ChangeResult, pathOf } from './calls.ts';
import { createOnce, type CreateOptions } from './members/idempotent-change.ts';

/** Staff's view of a person, only for backends with the feature 'standing'. */
export interface ModerationCalls {
  get: (userId: string, signal?: AbortSignal) => Promise<Moderation>;
  notes: (userId: string, signal?: AbortSignal) => Promise<UserNote[]>;
  addNote: (
    userId: string,
    note: UserNoteCreate,
    options?: CreateOptions,
  ) => Promise<ChangeResult & { data: UserNote }>;
  updateNote: (
    userId: string,
    noteId: string,
    changes: UserNoteUpdate,
  ) => Promise<ChangeResult & { data: UserNote }>;
  removeNote: (userId: string, noteId: string) => Promise<ChangeResult>;
  sanctions: (userId: string, signal?: AbortSignal) => Promise<Sanction[]>;
  /** `undo` of the result lifts a suspension or withdraws a warning, like `lift`. */
  impose: (
    userId: string,
    sanction: SanctionCreate,
    options?: CreateOptions,
  ) => Promise<ChangeResult & { data: Sanction }>;
  /** The mail as it will read, in the language of the person. */
  preview: (userId: string, sanction: SanctionCreate) => Promise<MailText>;
  lift: (userId: string, sanctionId: string) => Promise<ChangeResult>;
}

export function moderationCalls(calls: Calls): ModerationCalls {
  const { read, change, changeWithData } = calls;
  const create = createOnce(calls);
  const of = (userId: string, ...rest: string[]) => pathOf('users', userId, ...rest);
  return {
    get: (userId, signal) => read(of(userId, 'standing'), moderationSchema, { signal }),
    notes: (userId, signal) => read(of(userId, 'notes'), userNotesSchema, { signal }),
    addNote: (userId, json, options) =>
      create({ path: of(userId, 'notes'), json }, userNoteSchema, options),
    updateNote: (userId, noteId, json) =>
      changeWithData({ method: 'put', path: of(userId, 'notes', noteId), json }, userNoteSchema),
    removeNote: (userId, noteId) => change({ method: 'delete', path: of(userId, 'notes', noteId) }),
    sanctions: (userId, signal) => read(of(userId, 'sanctions'), sanctionsSchema, { signal }),
    impose: (userId, json, options) =>
      create({ path: of(userId, 'sanctions'), json }, sanctionSchema, options),
    preview: async (userId, json) => {
      const path = of(userId, 'sanctions', 'preview');
      return (await changeWithData({ method: 'post', path, json }, mailTextSchema)).data;
    },
    lift: (userId, sanctionId) =>
      change({ method: 'post', path: of(userId, 'sanctions', sanctionId, 'lift') }),
  };
}

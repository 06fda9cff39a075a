import { currentConditions, diveTypes, visibilityUnits } from '@buddyline/domain/dive-log';
import { ticketCategories, ticketPriorities, ticketStatuses } from '@buddyline/domain/ticket';
import { roles } from '@buddyline/domain/user';
import { fileKinds } from '../../files/file-kinds.ts';
import { countedNouns, countedPeriods } from '../counted-nouns.ts';

interface NamedType {
  type: string;
  /** The module that exports the type, as `db/schema.ts` imports it. */
  from: string;
  /** Must be those of the column's check, where it has one. */
  values: readonly string[];
}

/** The columns that hold one of a few words, and what the code calls these words. */
export const namedTypes: Readonly<Record<string, NamedType>> = {
  'users.role': { type: 'Role', from: '@buddyline/domain/user', values: roles },
  'files.kind': { type: 'FileKind', from: '../files/file-kinds.ts', values: fileKinds },
  'dive_logs.visibility_unit': {
    type: 'VisibilityUnit',
    from: '@buddyline/domain/dive-log',
    values: visibilityUnits,
  },
  'dive_logs.current_condition': {
    type: 'CurrentCondition',
    from: '@buddyline/domain/dive-log',
    values: currentConditions,
  },
  'dive_logs.freedive_or_scuba': {
    type: 'DiveType',
    from: '@buddyline/domain/dive-log',
    values: diveTypes,
  },
  'tickets.category': {
    type: 'TicketCategory',
    from: '@buddyline/domain/ticket',
    values: ticketCategories,
  },
  'tickets.status': {
    type: 'TicketStatus',
    from: '@buddyline/domain/ticket',
    values: ticketStatuses,
  },
  'tickets.priority': {
    type: 'TicketPriority',
    from: '@buddyline/domain/ticket',
    values: ticketPriorities,
  },
  'row_counts.noun': { type: 'CountedNoun', from: './counted-nouns.ts', values: countedNouns },
  'row_counts.period': {
    type: 'CountedPeriod',
    from: './counted-nouns.ts',
    values: countedPeriods,
  },
  'row_changes.noun': { type: 'CountedNoun', from: './counted-nouns.ts', values: countedNouns },
};

/** Columns that only triggers write. */
export const keptByTriggers = new Set(['posts.comments_count']);

/** What a reader of `db/schema.ts` cannot see from names and types, by table or column. */
export const notes: Readonly<Record<string, string>> = {
  'users.id': 'UUIDv7, made by the application, as every id of a record.',
  'users.email': 'As typed; unique without regard to case.',
  'users.profile_picture': 'files.id',
  'users.search_text': 'Folded username, full name and e-mail, one per line.',
  'sessions.generation': 'The only generation of the refresh cookie that may rotate.',
  'sessions.is_remembered': "'Remember me' was ticked.",
  'sessions.expires_at':
    'The earlier of the idle and the whole life’s end; moved by each rotation.',
  'sign_in_failures.key':
    'A keyed hash of what is counted: an account on a network, or an address.',
  'files.id': '128 random bits as text; the name in URLs and in the storage.',
  'files.user_id':
    'Whom it belongs to: the owner of the profile, post or certificate, not whoever uploaded it.',
  'files.name': 'Display text only.',
  removed_files: 'Rows that are gone and whose bytes may still lie in the storage.',
  'posts.image_resource_id': 'files.id',
  'posts.comments_count': 'Kept by a trigger on comments.',
  'certificates.file_resource_id': 'files.id',
  dive_logs:
    'Depths in ft, temperatures in °F, pressures in psi, weight in lb, times in minutes, positions in degrees WGS84.',
  'dive_logs.date': "'YYYY-MM-DD', without a zone.",
  'dive_logs.time_in': "'HH:MM', without a zone.",
  'dive_logs.filter_bits':
    'Flags, choices and hours in one number: migration 0008, `routes/dive-logs/filter-bits.ts`.',
  row_counts:
    'Folded counts: of everything, of each month, of each day. Only the folding writes here.',
  'row_counts.start': 'First day of the period.',
  'row_counts.newer': 'Rows in later months; for a day, in later days of its month.',
  row_changes: 'What the triggers append and the folding takes away again.',
  dive_log_counts:
    'Folded counts of the dive logs by their `filter_bits`. Only the folding writes here.',
  dive_log_changes: 'What the triggers append and the folding takes away again.',
  username_skeletons:
    'Names that look alike are one name (migration 0011). Only triggers write here.',
};

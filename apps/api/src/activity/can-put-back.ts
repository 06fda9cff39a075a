import {
  type ActivityChanges,
  type ActivityNoun,
  activityNouns,
  type ActivityVerb,
  activityVerbs,
} from '@buddyline/domain/activity';
import { diveLogEntrySchema } from '@buddyline/domain/dive-log-entry';
import { adminUserSchema } from '@buddyline/domain/user';

/** The fields that an undo can put back, by noun. */
const restorableFields: Readonly<Partial<Record<ActivityNoun, readonly string[]>>> = {
  users: Object.keys(adminUserSchema.entries),
  posts: ['content', 'isEnabled'],
  'dive-logs': Object.keys(diveLogEntrySchema.entries),
  tickets: ['status', 'pendingUntil', 'category', 'priority', 'takenBy'],
};

const restorableVerbs: ReadonlySet<ActivityVerb> = new Set([
  'update',
  'change-level',
  'show',
  'hide',
  'take',
  'assign',
  'release',
  'undo',
]);

/** Whether all fields of a change can be put back. */
export function canPutBack(action: string, changes: ActivityChanges | null): boolean {
  const { noun, verb } = partsOf(action);
  const restorable = (noun && restorableFields[noun]) ?? [];
  if (changes === null || verb === undefined || !restorableVerbs.has(verb)) return false;
  return Object.entries(changes).every(
    ([field, { from }]) => restorable.includes(field) && isWhole(field, from),
  );
}

/** Undefined for nouns and verbs of a newer version. */
function partsOf(action: string) {
  const [nounText, verbText] = action.split('.');
  return {
    noun: activityNouns.find((noun) => noun === nounText),
    verb: activityVerbs.find((verb) => verb === verbText),
  };
}

type ChangedValue = ActivityChanges[string]['from'];

/** Not a text that was cut, nor, in an entry of version 0.1.0, a taker's name alone. */
function isWhole(field: string, value: ChangedValue): boolean {
  if (field === 'takenBy' && typeof value === 'string') return false;
  return !(typeof value === 'object' && value !== null && 'text' in value);
}

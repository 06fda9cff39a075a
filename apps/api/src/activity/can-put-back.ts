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
  tickets: ['status', 'pendingUntil', 'category', 'priority'],
};

const restorableVerbs: ReadonlySet<ActivityVerb> = new Set([
  'update',
  'change-level',
  'show',
  'hide',
  'undo',
]);

/** Whether all fields of a change can be put back; a text that was cut cannot. */
export function canPutBack(action: string, changes: ActivityChanges | null): boolean {
  const { noun, verb } = partsOf(action);
  const restorable = (noun && restorableFields[noun]) ?? [];
  if (changes === null || verb === undefined || !restorableVerbs.has(verb)) return false;
  return Object.entries(changes).every(
    ([field, { from }]) => restorable.includes(field) && !isCut(from),
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

function isCut(value: ChangedValue): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

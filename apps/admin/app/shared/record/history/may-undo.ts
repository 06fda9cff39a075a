import type { Activity } from '@buddyline/domain/activity';
import { type Verb, verbs } from '@buddyline/domain/rights';

/** The rights that the undo of an action needs, where it is not that of an edit of its noun. */
const rightOf: Record<string, Verb> = {
  'tickets.reply': 'tickets.take-back',
  'users.message': 'users.lift',
  'users.warn': 'users.lift',
  'users.suspend': 'users.lift',
  'users.lift': 'users.suspend',
};

/** Whether somebody may put back what an entry says. */
export function mayUndo(can: (verb: Verb) => boolean, { noun, verb, changes }: Activity): boolean {
  const name = rightOf[`${noun}.${verb}`] ?? `${noun}.${verb === 'delete' ? 'restore' : 'undo'}`;
  const right = verbs.find((one) => one === name);
  if (noun === 'users' && changes?.['role'] && !can('users.change-level')) return false;
  if (noun === 'users' && changes?.['staffLevel'] && !can('users.change-level')) return false;
  return right === undefined || can(right);
}

import type { Verb } from '@buddyline/domain/rights';
import { useCan } from '../../shared/query/use-can.tsx';

/** The right that each step of the dialog needs in which staff act on a person. */
export const actionRights = {
  note: 'user-notes.create',
  message: 'users.message',
  warning: 'users.warn',
  suspension: 'users.suspend',
  delete: 'users.delete',
} as const satisfies Record<string, Verb>;

/** Whether the signed-in person may do anything about people. */
export function useMayAct(): boolean {
  return Object.values(actionRights).some(useCan());
}

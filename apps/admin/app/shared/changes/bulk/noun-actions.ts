import type { ChangeResult } from '@buddyline/api-client/calls';
import { ticketMessageCalls } from '@buddyline/api-client/ticket-messages';
import type { BulkAction, BulkRequest } from '@buddyline/domain/bulk';
import type { Feature } from '@buddyline/domain/meta';
import type { Verb } from '@buddyline/domain/rights';
import type { TicketStatus } from '@buddyline/domain/ticket';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { LucideIcon } from 'lucide-react';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { trashCalls } from '@buddyline/api-client/trash';
import { api } from '../../../session/api.ts';
import type { SelectingList } from '../select/select-state.ts';
import type { ActionValues } from './action-values.ts';
import { suspend } from './suspension.ts';

type BulkName = Exclude<BulkAction, 'comments.delete'>;
type BulkChange = { action: BulkName } & Pick<BulkRequest, 'priority' | 'takerId' | 'reason'>;

/** A bulk action: what can be done with several selected items of one noun. */
export interface NounAction {
  name: NounActionName;
  /** The right that it needs. */
  may: Verb;
  /** The button: 'Delete'. */
  label: MessageDescriptor;
  icon: LucideIcon;
  isDelete: boolean;
  /** The key that a single item has for it. */
  key?: string;
  /** What it was done to stays selected, for what comes next. */
  keepsSelection?: true;
  /** Only for backends with it. */
  feature?: Feature;
  /** The call for one item. */
  change: (id: string, values: ActionValues) => Promise<ChangeResult>;
  /** What the call for many items says besides them; by default the action's name. */
  request?: (values: ActionValues) => BulkChange;
}

/**
 * The bulk actions of backends, without that on comments, which cannot be selected; and what is sent one by one:
 * suspending, and restoring from the trash.
 */
export type NounActionName = BulkName | OneByOne;
type OneByOne = 'users.suspend' | 'trash.restore';

/** The actions that are sent one by one, also where the backend has calls for many items. */
export const isOneByOne = (name: NounActionName): name is OneByOne =>
  name === 'users.suspend' || name === 'trash.restore';

function deleteAction(name: NounActionName & Verb, change: NounAction['change']): NounAction {
  return { name, may: name, label: msg`Delete`, icon: Trash2, isDelete: true, change };
}

function enableAction(isEnabled: boolean): NounAction {
  const name = isEnabled ? 'posts.show' : 'posts.hide';
  return {
    name,
    may: name,
    label: isEnabled ? msg`Enable` : msg`Disable`,
    icon: isEnabled ? Eye : EyeOff,
    isDelete: false,
    ...(!isEnabled && { key: 'd' }),
    feature: 'post-enable',
    change: (id) => api.posts.setEnabled(id, isEnabled),
    request: ({ reason }) => {
      const words = isEnabled ? '' : reason.trim();
      return { action: name, ...(words !== '' && { reason: words }) };
    },
  };
}

type StatusAction = Pick<NounAction, 'name' | 'label' | 'icon' | 'key'>;

function statusAction(status: TicketStatus, action: StatusAction): NounAction {
  return {
    ...action,
    may: 'tickets.update',
    isDelete: false,
    change: (id) => api.tickets.update(id, { status }),
  };
}

const suspendAction: NounAction = {
  name: 'users.suspend',
  may: 'users.suspend',
  label: msg`Suspend`,
  icon: Ban,
  isDelete: false,
  feature: 'standing',
  change: (id, { suspension }) => suspend(id, suspension),
};

const assignAction: NounAction = {
  name: 'tickets.assign',
  may: 'tickets.assign',
  label: msg`Assign`,
  icon: UserRoundCheck,
  isDelete: false,
  key: 'a',
  keepsSelection: true,
  feature: 'ticket-assign',
  change: (id, { takerId }) => {
    const calls = ticketMessageCalls(api.calls);
    return takerId === null ? calls.release(id) : calls.assign(id, takerId);
  },
  request: ({ takerId }) =>
    takerId === null ? { action: 'tickets.release' } : { action: 'tickets.assign', takerId },
};

const priorityAction: NounAction = {
  name: 'tickets.prioritize',
  may: 'tickets.update',
  label: msg`Priority`,
  icon: Flag,
  isDelete: false,
  key: 'u',
  keepsSelection: true,
  feature: 'ticket-triage',
  change: (id, { priority }) => ticketMessageCalls(api.calls).triage(id, { priority }),
  request: ({ priority }) => ({ action: 'tickets.prioritize', priority }),
};

const restoreAction: NounAction = {
  name: 'trash.restore',
  // What else it may take is refused item by item.
  may: 'posts.restore',
  label: msg`Restore`,
  icon: ArchiveRestore,
  isDelete: false,
  change: (id) => trashCalls(api.calls).restore(id, {}),
};

const actions: Record<SelectingList['noun'], readonly NounAction[]> = {
  trash: [restoreAction],
  users: [suspendAction, deleteAction('users.delete', (id) => api.users.remove(id))],
  posts: [
    enableAction(false),
    enableAction(true),
    deleteAction('posts.delete', (id) => api.posts.remove(id)),
  ],
  certificates: [deleteAction('certificates.delete', (id) => api.certificates.remove(id))],
  'dive-logs': [deleteAction('dive-logs.delete', (id) => api.diveLogs.remove(id))],
  tickets: [
    statusAction('OPEN', { name: 'tickets.open', label: msg`Reopen`, icon: CircleDot, key: 'o' }),
    statusAction('PENDING', {
      name: 'tickets.pend',
      label: msg`Set pending`,
      icon: Clock,
      key: 'p',
    }),
    statusAction('CLOSED', {
      name: 'tickets.close',
      label: msg`Close`,
      icon: CircleCheck,
      key: 'c',
    }),
    assignAction,
    priorityAction,
    deleteAction('tickets.delete', (id) => api.tickets.remove(id)),
  ],
};

export function nounActions(
  noun: SelectingList['noun'],
  hasFeature: (feature: Feature) => boolean,
): readonly NounAction[] {
  return actions[noun].filter(({ feature }) => feature === undefined || hasFeature(feature));
}

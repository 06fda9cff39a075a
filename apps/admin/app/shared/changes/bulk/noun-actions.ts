import type { ChangeResult } from '@buddyline/api-client/calls';
import type { BulkAction } from '@buddyline/domain/bulk';
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
import Trash2 from 'lucide-react/icons/trash-2';
import { trashCalls } from '@buddyline/api-client/trash';
import { api } from '../../../session/api.ts';
import type { SelectingList } from '../select/select-state.ts';
import { suspend, type Suspension } from './suspension.ts';

/** A bulk action: what can be done with several selected items of one noun. */
export interface NounAction {
  name: NounActionName;
  /** The right that it needs. */
  may: Verb;
  /** The button: 'Delete'. */
  label: MessageDescriptor;
  icon: LucideIcon;
  isDelete: boolean;
  /** The call for one item. */
  change: (id: string, suspension: Suspension) => Promise<ChangeResult>;
}

/**
 * The bulk actions of backends, without that on comments, which cannot be selected; and what is sent one by one:
 * suspending, and restoring from the trash.
 */
export type NounActionName = Exclude<BulkAction, 'comments.delete'> | OneByOne;
export type OneByOne = 'users.suspend' | 'trash.restore';

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
    change: (id) => api.posts.setEnabled(id, isEnabled),
  };
}

type StatusAction = Pick<NounAction, 'name' | 'label' | 'icon'>;

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
  change: suspend,
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
    statusAction('OPEN', { name: 'tickets.open', label: msg`Open`, icon: CircleDot }),
    statusAction('PENDING', { name: 'tickets.pend', label: msg`Pending`, icon: Clock }),
    statusAction('CLOSED', { name: 'tickets.close', label: msg`Closed`, icon: CircleCheck }),
    deleteAction('tickets.delete', (id) => api.tickets.remove(id)),
  ],
};

/** @param backend whether it can disable posts, and suspend users */
export function nounActions(
  noun: SelectingList['noun'],
  backend: { enable: boolean; suspend: boolean },
): readonly NounAction[] {
  const isLimited = (noun === 'posts' && !backend.enable) || (noun === 'users' && !backend.suspend);
  return isLimited ? actions[noun].filter(({ isDelete }) => isDelete) : actions[noun];
}

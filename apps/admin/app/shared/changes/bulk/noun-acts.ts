import type { ChangeResult } from '@buddyline/api-client/calls';
import type { BulkAction } from '@buddyline/domain/bulk';
import type { Verb } from '@buddyline/domain/rights';
import type { TicketStatus } from '@buddyline/domain/ticket';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Trash2 from 'lucide-react/icons/trash-2';
import { api } from '../../../session/api.ts';
import type { SelectableNoun } from '../select/select-state.ts';
import { suspend, type Suspension } from './suspension.ts';

/** An act on several items of one noun. */
export interface Act {
  action: ActName;
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
 * The acts on selected items that backends have for many at once, and one that is sent person by person. Comments
 * cannot be selected.
 */
export type ActName = Exclude<BulkAction, 'comments.delete'> | 'users.suspend';

function deleteAct(action: ActName & Verb, change: Act['change']): Act {
  return { action, may: action, label: msg`Delete`, icon: Trash2, isDelete: true, change };
}

function enableAct(isEnabled: boolean): Act {
  const action = isEnabled ? 'posts.show' : 'posts.hide';
  return {
    action,
    may: action,
    label: isEnabled ? msg`Enable` : msg`Disable`,
    icon: isEnabled ? Eye : EyeOff,
    isDelete: false,
    change: (id) => api.posts.setEnabled(id, isEnabled),
  };
}

type StatusAct = Pick<Act, 'action' | 'label' | 'icon'>;

function statusAct(status: TicketStatus, act: StatusAct): Act {
  return {
    ...act,
    may: 'tickets.update',
    isDelete: false,
    change: (id) => api.tickets.update(id, { status }),
  };
}

const suspendAct: Act = {
  action: 'users.suspend',
  may: 'users.suspend',
  label: msg`Suspend`,
  icon: Ban,
  isDelete: false,
  change: suspend,
};

const acts: Record<SelectableNoun, readonly Act[]> = {
  users: [suspendAct, deleteAct('users.delete', (id) => api.users.remove(id))],
  posts: [
    enableAct(false),
    enableAct(true),
    deleteAct('posts.delete', (id) => api.posts.remove(id)),
  ],
  certificates: [deleteAct('certificates.delete', (id) => api.certificates.remove(id))],
  'dive-logs': [deleteAct('dive-logs.delete', (id) => api.diveLogs.remove(id))],
  tickets: [
    statusAct('OPEN', { action: 'tickets.open', label: msg`Open`, icon: CircleDot }),
    statusAct('PENDING', { action: 'tickets.pend', label: msg`Pending`, icon: Clock }),
    statusAct('CLOSED', { action: 'tickets.close', label: msg`Closed`, icon: CircleCheck }),
    deleteAct('tickets.delete', (id) => api.tickets.remove(id)),
  ],
};

/** @param backend whether it can disable posts, and suspend users */
export function actsOf(
  noun: SelectableNoun,
  backend: { enable: boolean; suspend: boolean },
): readonly Act[] {
  const isLimited = (noun === 'posts' && !backend.enable) || (noun === 'users' && !backend.suspend);
  return isLimited ? acts[noun].filter(({ isDelete }) => isDelete) : acts[noun];
}

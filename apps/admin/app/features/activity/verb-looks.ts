import type { ActivityVerb } from '@buddyline/domain/activity';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import AtSign from 'lucide-react/icons/at-sign';
import Ban from 'lucide-react/icons/ban';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import CircleDot from 'lucide-react/icons/circle-dot';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import FolderDown from 'lucide-react/icons/folder-down';
import Image from 'lucide-react/icons/image';
import KeyRound from 'lucide-react/icons/key-round';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import MessageSquare from 'lucide-react/icons/message-square';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Reply from 'lucide-react/icons/reply';
import Send from 'lucide-react/icons/send';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShieldX from 'lucide-react/icons/shield-x';
import StickyNote from 'lucide-react/icons/sticky-note';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import UserCheck from 'lucide-react/icons/user-check';
import UserCog from 'lucide-react/icons/user-cog';
import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';

interface VerbLook {
  name: MessageDescriptor;
  icon: LucideIcon;
  /** Its icon is mirrored in right-to-left languages. */
  isDirectional?: true;
  /** Shown in the colour of danger. */
  isDangerous?: true;
}

/** How each verb of the activity is shown: its name in the filter, and the icon of its entries. */
export const verbLooks: Record<ActivityVerb, VerbLook> = {
  create: { name: msg`Added`, icon: Plus },
  update: { name: msg`Edited`, icon: Pencil },
  show: { name: msg({ message: 'Enabled', context: 'filter' }), icon: Eye },
  hide: { name: msg({ message: 'Disabled', context: 'filter' }), icon: EyeOff },
  'change-picture': { name: msg`Picture changed`, icon: Image },
  'change-password': { name: msg`Password changed`, icon: KeyRound },
  'reset-password': { name: msg`Password reset`, icon: KeyRound },
  'change-email': { name: msg`Email changed`, icon: AtSign },
  'add-codes': { name: msg`Authenticator app connected`, icon: ShieldCheck },
  'remove-codes': { name: msg`Authenticator app removed`, icon: ShieldX },
  'renew-recovery-codes': { name: msg`New recovery codes`, icon: KeyRound },
  'use-recovery-code': { name: msg`Recovery code used`, icon: KeyRound },
  'add-passkey': { name: msg`Passkey added`, icon: ShieldCheck },
  'remove-passkey': { name: msg`Passkey removed`, icon: ShieldX },
  'reset-two-step': { name: msg`Two-step sign-in switched off`, icon: ShieldX },
  'change-level': { name: msg`Role or level changed`, icon: UserCog },
  delete: { name: msg`Deleted`, icon: Trash2, isDangerous: true },
  restore: { name: msg`Restored`, icon: ArchiveRestore },
  purge: { name: msg`Deleted for good`, icon: Trash2, isDangerous: true },
  undo: { name: msg({ message: 'Put back', context: 'filter' }), icon: Undo2, isDirectional: true },
  'sign-in': { name: msg`Signed in`, icon: LogIn, isDirectional: true },
  refuse: { name: msg`Sign-in refused`, icon: ShieldX, isDangerous: true },
  end: { name: msg`Signed out elsewhere`, icon: LogOut, isDirectional: true },
  export: { name: msg`Exported`, icon: Download },
  archive: { name: msg`Archive downloaded`, icon: FolderDown },
  import: { name: msg`Imported`, icon: Plus },
  send: { name: msg`Sent again`, icon: Send, isDirectional: true },
  reply: { name: msg`Replied`, icon: Reply, isDirectional: true },
  note: { name: msg`Noted`, icon: StickyNote },
  'take-back': { name: msg`Reply taken back`, icon: Undo2, isDirectional: true },
  take: { name: msg`Taken`, icon: UserCheck },
  assign: { name: msg`Assigned`, icon: UserPlus },
  release: { name: msg`Released`, icon: UserMinus },
  mute: { name: msg`Subject muted`, icon: BellOff },
  unmute: { name: msg`Subject no longer muted`, icon: Bell },
  message: { name: msg`Message sent`, icon: MessageSquare },
  warn: { name: msg`Warned`, icon: TriangleAlert },
  suspend: { name: msg`Suspended`, icon: Ban, isDangerous: true },
  lift: { name: msg`Suspension or warning lifted`, icon: ShieldCheck },
};

/** The look of an entry's verb. Another backend may have verbs that are unknown here. */
export function lookOf(verb: string): Omit<VerbLook, 'name'> {
  const known: Partial<Record<string, VerbLook>> = verbLooks;
  return known[verb] ?? { icon: CircleDot };
}

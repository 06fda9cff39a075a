import type { Activity, ActivityVerb } from '@buddyline/domain/activity';
import type { LucideIcon } from 'lucide-react';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import AtSign from 'lucide-react/icons/at-sign';
import CircleDot from 'lucide-react/icons/circle-dot';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Image from 'lucide-react/icons/image';
import KeyRound from 'lucide-react/icons/key-round';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Send from 'lucide-react/icons/send';
import ShieldX from 'lucide-react/icons/shield-x';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';

const icons: Record<ActivityVerb, LucideIcon> = {
  create: Plus,
  update: Pencil,
  show: Eye,
  hide: EyeOff,
  'change-picture': Image,
  'change-password': KeyRound,
  'reset-password': KeyRound,
  'change-email': AtSign,
  delete: Trash2,
  restore: ArchiveRestore,
  purge: Trash2,
  undo: Undo2,
  'sign-in': LogIn,
  refuse: ShieldX,
  end: LogOut,
  export: Download,
  import: Plus,
  send: Send,
};

const directional = new Set(['undo', 'sign-in', 'end', 'send']);
/** Shown in the colour of danger. */
const dangerous = new Set(['delete', 'purge', 'refuse']);

export function actIcon({ verb }: Activity) {
  const known: Record<string, LucideIcon | undefined> = icons;
  return {
    icon: known[verb] ?? CircleDot,
    isDirectional: directional.has(verb),
    isDangerous: dangerous.has(verb),
  };
}

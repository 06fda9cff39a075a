import type { Activity, ActivityVerb } from '@buddyline/domain/activity';
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
import UserMinus from 'lucide-react/icons/user-minus';

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
  reply: Reply,
  note: StickyNote,
  'take-back': Undo2,
  take: UserCheck,
  release: UserMinus,
  mute: BellOff,
  unmute: Bell,
  message: MessageSquare,
  warn: TriangleAlert,
  suspend: Ban,
  lift: ShieldCheck,
};

const directional = new Set(['undo', 'sign-in', 'end', 'send', 'reply', 'take-back']);
/** Shown in the colour of danger. */
const dangerous = new Set(['delete', 'purge', 'refuse', 'suspend']);

export function entryIcon({ verb }: Activity) {
  const known: Record<string, LucideIcon | undefined> = icons;
  return {
    icon: known[verb] ?? CircleDot,
    isDirectional: directional.has(verb),
    isDangerous: dangerous.has(verb),
  };
}

import type { TrashNoun } from '@buddyline/domain/trash';
import type { LucideIcon } from 'lucide-react';
import { useLingui } from '@lingui/react/macro';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import MessageSquare from 'lucide-react/icons/message-square';
import { sections } from '../../sections.ts';

/** The kinds of deleted items. */
export function useTrashNames(): Record<TrashNoun, string> {
  const { t } = useLingui();
  return {
    users: t`Users`,
    posts: t`Posts`,
    comments: t`Comments`,
    certificates: t`Certificates`,
    'dive-logs': t`Dive Logs`,
    tickets: t`Tickets`,
  };
}

const icons: Record<TrashNoun, LucideIcon> = {
  users: sections.users.icon,
  posts: sections.posts.icon,
  comments: MessageSquare,
  certificates: sections.certificates.icon,
  'dive-logs': sections['dive-logs'].icon,
  tickets: sections.tickets.icon,
};

/** The icon of a kind, known or not. */
export function trashIcon(noun: string): LucideIcon {
  const known: Record<string, LucideIcon | undefined> = icons;
  return known[noun] ?? FileQuestion;
}

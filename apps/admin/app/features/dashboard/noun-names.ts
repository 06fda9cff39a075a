import type { DashboardNoun } from '@buddyline/domain/dashboard';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import MessagesSquare from 'lucide-react/icons/messages-square';
import NotebookText from 'lucide-react/icons/notebook-text';
import Users from 'lucide-react/icons/users';
import { paths } from '../../paths.ts';

export interface NounLooks {
  /** On the stat card: 'Total Users'. */
  title: MessageDescriptor;
  /** In the chart: 'Users'. */
  name: MessageDescriptor;
  /** The noun's list. */
  to: string;
  icon: LucideIcon;
  /** A depth of the water that stands out from the card in either theme. */
  ink: string;
  /** Pixels on and off, so that a line is known by more than its colour. */
  dash?: string;
}

export const nounLooks: Record<DashboardNoun, NounLooks> = {
  users: {
    title: msg`Total Users`,
    name: msg`Users`,
    to: paths.users,
    icon: Users,
    ink: 'text-depth-40 dark:text-depth-0',
  },
  posts: {
    title: msg`Total Posts`,
    name: msg`Posts`,
    to: paths.posts,
    icon: MessagesSquare,
    ink: 'text-depth-12 dark:text-depth-12',
  },
  diveLogs: {
    title: msg`Dive Logs`,
    name: msg`Dive Logs`,
    to: paths.diveLogs,
    icon: NotebookText,
    ink: 'text-depth-18 dark:text-depth-5',
    dash: '7 5',
  },
  certifications: {
    title: msg`Certifications`,
    name: msg`Certifications`,
    to: paths.certificates,
    icon: Award,
    ink: 'text-depth-30 dark:text-depth-0',
    dash: '1 5',
  },
};

import type { DashboardNoun } from '@buddyline/domain/dashboard';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import MessagesSquare from 'lucide-react/icons/messages-square';
import NotebookText from 'lucide-react/icons/notebook-text';
import Users from 'lucide-react/icons/users';
import { paths } from '../../paths.ts';

export interface NounDisplay {
  /** The title of the stat card: 'Total Users'. */
  title: MessageDescriptor;
  /** The name in the chart: 'Users'. */
  name: MessageDescriptor;
  /** The path of the noun's list. */
  to: string;
  icon: LucideIcon;
  /** The line's colour: a depth token with enough contrast in each theme. */
  ink: string;
  /** The line's `strokeDasharray`, so that lines differ by more than their colour. */
  dash?: string;
}

export const nounDisplay: Record<DashboardNoun, NounDisplay> = {
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

import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import MessagesSquare from 'lucide-react/icons/messages-square';
import NotebookText from 'lucide-react/icons/notebook-text';
import Settings from 'lucide-react/icons/settings';
import Users from 'lucide-react/icons/users';
import { paths } from '../paths.ts';

export interface Section {
  label: MessageDescriptor;
  to: string;
  icon: LucideIcon;
  /** Pressed after `g`. */
  key: string;
}

/** The sidebar's links in the order of the specification, with the key that leads to each. */
export const sections: Section[] = [
  { label: msg`Dashboard`, to: paths.dashboard, icon: LayoutDashboard, key: 'd' },
  { label: msg`Users`, to: paths.users, icon: Users, key: 'u' },
  { label: msg`Posts`, to: paths.posts, icon: MessagesSquare, key: 'p' },
  { label: msg`Certifications`, to: paths.certificates, icon: Award, key: 'c' },
  { label: msg`Dive Logs`, to: paths.diveLogs, icon: NotebookText, key: 'l' },
  { label: msg`Tickets`, to: paths.tickets, icon: LifeBuoy, key: 't' },
  { label: msg`Settings`, to: paths.settings, icon: Settings, key: 's' },
];

/** The section that a page belongs to, in the person's language. */
export function sectionName({ pathname }: { pathname: string }): string {
  const section = sections.find(({ to }) => pathname.startsWith(to));
  return section ? i18n._(section.label) : pathname;
}

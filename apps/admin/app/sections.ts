import type { Feature } from '@buddyline/domain/meta';
import type { Verb } from '@buddyline/domain/rights';
import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import ArchiveX from 'lucide-react/icons/archive-x';
import Award from 'lucide-react/icons/award';
import History from 'lucide-react/icons/history';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Mail from 'lucide-react/icons/mail';
import MessagesSquare from 'lucide-react/icons/messages-square';
import NotebookText from 'lucide-react/icons/notebook-text';
import Settings from 'lucide-react/icons/settings';
import Users from 'lucide-react/icons/users';
import { paths } from './paths.ts';
import { catalogs } from './language/catalogs.ts';
import type { Catalog, CatalogFile } from './language/language.ts';

export interface Section {
  label: MessageDescriptor;
  to: string;
  icon: LucideIcon;
  /** The letter of the shortcut `g` and a letter. */
  key: string;
  /** What somebody must be allowed to do to see it. */
  may?: Verb;
  /** The message catalog of its pages. */
  texts: Catalog;
}

/** The nouns that users own and staff manage, by the name of their folder in `features`. */
const items = {
  posts: {
    label: msg`Posts`,
    to: paths.posts,
    icon: MessagesSquare,
    key: 'p',
    may: 'posts.read',
    texts: import.meta.glob<CatalogFile>('../../../packages/i18n/catalogs/*/posts.po'),
  },
  certificates: {
    label: msg`Certifications`,
    to: paths.certificates,
    icon: Award,
    key: 'c',
    may: 'certificates.read',
    texts: import.meta.glob<CatalogFile>('../../../packages/i18n/catalogs/*/certificates.po'),
  },
  'dive-logs': {
    label: msg`Dive Logs`,
    to: paths.diveLogs,
    icon: NotebookText,
    key: 'l',
    may: 'dive-logs.read',
    texts: import.meta.glob<CatalogFile>('../../../packages/i18n/catalogs/*/dive-logs.po'),
  },
  tickets: {
    label: msg`Tickets`,
    to: paths.tickets,
    icon: LifeBuoy,
    key: 't',
    may: 'tickets.read',
    texts: import.meta.glob<CatalogFile>('../../../packages/i18n/catalogs/*/tickets.po'),
  },
} satisfies Record<string, Section>;

export type ItemNoun = keyof typeof items;
export const itemNouns = Object.keys(items).filter((name): name is ItemNoun => name in items);

/**
 * The panel's sections in the order of the sidebar, by the name of their folder in `features`. The
 * sidebar, the shortcuts, the palette, the catalogs of each page and the item caches are derived from it.
 */
export const sections = {
  dashboard: {
    label: msg`Dashboard`,
    to: paths.dashboard,
    icon: LayoutDashboard,
    key: 'd',
    may: 'dashboard.read',
    texts: import.meta.glob<CatalogFile>('../../../packages/i18n/catalogs/*/dashboard.po'),
  },
  users: {
    label: msg`Users`,
    to: paths.users,
    icon: Users,
    key: 'u',
    may: 'users.read',
    texts: import.meta.glob<CatalogFile>('../../../packages/i18n/catalogs/*/users.po'),
  },
  ...items,
  settings: {
    label: msg`Settings`,
    to: paths.settings,
    icon: Settings,
    key: 's',
    texts: import.meta.glob<CatalogFile>('../../../packages/i18n/catalogs/*/settings.po'),
  },
} satisfies Record<string, Section>;

export const sectionList: readonly Section[] = Object.values(sections);

/** A section that exists only where the backend has its feature. */
export interface OptionalSection extends Section {
  feature: Feature;
  may: Verb;
}

/** Sections that some backends lack. They are at the end of the sidebar. */
export const optionalSections = {
  activity: {
    label: msg`Activity`,
    to: paths.activity,
    icon: History,
    key: 'a',
    may: 'activity.read',
    feature: 'activity',
    texts: import.meta.glob<CatalogFile>('../../../packages/i18n/catalogs/*/activity.po'),
  },
  mails: {
    label: msg`Emails`,
    to: paths.mails,
    icon: Mail,
    key: 'm',
    may: 'mails.read',
    feature: 'mail',
    texts: import.meta.glob<CatalogFile>('../../../packages/i18n/catalogs/*/mails.po'),
  },
  trash: {
    label: msg`Trash`,
    to: paths.trash,
    icon: ArchiveX,
    key: 'x',
    may: 'trash.read',
    feature: 'trash',
    texts: import.meta.glob<CatalogFile>('../../../packages/i18n/catalogs/*/trash.po'),
  },
} satisfies Record<string, OptionalSection>;

export const optionalSectionList: readonly OptionalSection[] = Object.values(optionalSections);

export const everySection: Record<string, Section> = { ...sections, ...optionalSections };

/** The translated name of a page's section. */
export function sectionName({ pathname }: { pathname: string }): string {
  const section = Object.values(everySection).find(({ to }) => pathname.startsWith(to));
  return section ? i18n._(section.label) : pathname;
}

/** The texts of the page Security. The other settings do not need them. */
export const securityTexts: Catalog = import.meta.glob<CatalogFile>(
  '../../../packages/i18n/catalogs/*/security.po',
);

/** Rights by path segment, as `textsBySegment`. */
const rightsBySegment = new Map<string, Verb | undefined>([
  ...Object.entries(everySection).flatMap(([name, { to, may }]): [string, Verb | undefined][] => [
    [name, may],
    [to.slice(to.lastIndexOf('/') + 1), may],
  ]),
  ['comments', 'comments.read'],
  ['staff', 'user-notes.read'],
  ['edit', 'dive-logs.update'],
]);

/** What somebody must be allowed to do to see a page, its tab included. */
export function rightsOf(pathname: string): Verb[] {
  const rights = pathname.split('/').map((segment) => rightsBySegment.get(segment));
  return rights.filter((verb) => verb !== undefined);
}

/** Catalogs by path segment: a section's name and the last segment of its path, as tabs use either. */
const textsBySegment = new Map<string, Catalog>([
  ...Object.entries(everySection).flatMap(([name, { to, texts }]): [string, Catalog][] => [
    [name, texts],
    [to.slice(to.lastIndexOf('/') + 1), texts],
  ]),
  ['comments', sections.posts.texts],
  ['security', securityTexts],
]);

/**
 * The catalogs of a page: `/admin/users/42/posts` has texts of users and of posts. The pages of records and
 * the settings have forms, and so the messages of rules.
 */
export function textsOf(pathname: string): Catalog[] {
  const texts = pathname
    .split('/')
    .map((segment) => textsBySegment.get(segment))
    .filter((catalog) => catalog !== undefined);
  const hasForm = pathname.startsWith(paths.settings) || /^\/admin\/[^/]+\/./.test(pathname);
  return hasForm ? [...texts, catalogs.rules] : texts;
}

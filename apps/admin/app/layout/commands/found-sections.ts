import { type Section, sections } from '../../sections.ts';
import type { FoundKind } from './palette-queries.ts';

/** The section whose name and icon stand for a kind of record. */
export const foundSections = {
  user: sections.users,
  post: sections.posts,
  diveLog: sections['dive-logs'],
  ticket: sections.tickets,
  certificate: sections.certificates,
} satisfies Record<FoundKind, Section>;

import { paths } from '../../paths.ts';
import { type Section, sections } from '../sections.ts';
import type { FoundKind } from './palette-queries.ts';

/** The section whose name and icon stand for a kind of record. */
export const foundSections: Record<FoundKind, Section> = {
  user: sectionAt(paths.users),
  post: sectionAt(paths.posts),
  diveLog: sectionAt(paths.diveLogs),
  ticket: sectionAt(paths.tickets),
  certificate: sectionAt(paths.certificates),
};

function sectionAt(path: string): Section {
  const found = sections.find(({ to }) => to === path);
  if (!found) throw new Error(`No section at ${path}`);
  return found;
}

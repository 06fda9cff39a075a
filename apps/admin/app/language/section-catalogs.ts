/** The catalog with the words of the pages below a part of an address. */
export const sectionCatalogs = {
  dashboard: 'dashboard',
  posts: 'posts',
  certifications: 'certificates',
  certificates: 'certificates',
  booklog: 'dive-logs',
  'dive-logs': 'dive-logs',
  tickets: 'tickets',
  users: 'users',
  settings: 'settings',
} as const;

export type SectionCatalog = (typeof sectionCatalogs)[keyof typeof sectionCatalogs];

/** `/admin/users/42/posts` says words of its own and those of posts. */
export function catalogsOf(pathname: string): SectionCatalog[] {
  return pathname.split('/').flatMap((part) => (isSection(part) ? [sectionCatalogs[part]] : []));
}

function isSection(part: string): part is keyof typeof sectionCatalogs {
  return Object.hasOwn(sectionCatalogs, part);
}

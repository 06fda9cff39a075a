/** The build's data for the script; `build-tools/page-catalogs.ts` replaces the placeholder with it. */
export interface PageCatalogs {
  /** The URLs of the catalogs: `{ en: { login: '/assets/…' } }`. */
  files: Record<string, Record<string, string>>;
  /** The catalog of the pages below a path segment: `{ booklog: 'dive-logs' }`. */
  bySegment: Record<string, string>;
}

export const catalogsPlaceholder = '/* catalogs */ { files: {}, bySegment: {} }';

/** The only browser tests and tools of theirs that find things by CSS, and why each may. */
export const selectorFiles: Record<string, string> = {
  'apps/admin/e2e/support/documents.ts':
    'A canvas, and what a document must not have made beside it, have no role.',
  'apps/admin/tests/hurry/second-click.ts':
    'It clicks what is under the pointer, whatever that is.',
  'apps/admin/e2e/support/rendered/odd-browsers.ts':
    'It wraps all texts of a page, as translators do, with or without a role.',
  'apps/admin/e2e/support/rendered/rendered-elements.ts':
    'It compares every element of a page, with or without a role, before and after hydration.',
  'apps/landing/e2e/drawn-parts.ts':
    'The gauge, the ruler and the line are drawn, and hidden from assistive tools.',
  'tooling/tests/src/contrast.ts':
    'It measures whatever is painted, but for the parts that a page only decorates itself with.',
  'tooling/tests/src/page-head.ts': 'What a page says to machines has no role.',
};

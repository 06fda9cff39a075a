/** The only files of browser tests that may find elements by CSS selectors, each with the reason. */
export const selectorFiles: Record<string, string> = {
  'apps/admin/e2e/support/documents.ts':
    'Neither a canvas nor the elements that a document must not add beside it have a role.',
  'apps/admin/tests/hurry/second-click.ts':
    'It clicks what is under the pointer, whatever that is.',
  'apps/admin/e2e/support/rendered/odd-browsers.ts':
    'It wraps all texts of a page, as translators do, with or without a role.',
  'apps/admin/e2e/support/rendered/rendered-elements.ts':
    'It compares every element of a page, with or without a role, before and after hydration.',
  'apps/landing/e2e/drawn-parts.ts':
    'The gauge, the ruler and the line are drawn, and hidden from assistive tools.',
  'tooling/tests/src/contrast.ts': 'It measures everything that is painted, except for decoration.',
  'tooling/tests/src/page-head.ts': 'The head of a page has no roles.',
};

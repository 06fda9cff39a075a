import { pageTexts } from '@buddyline/i18n/page-texts';
import type { Messages } from '@lingui/core';

export const textsIn = pageTexts(
  import.meta.glob<Messages>('../../../packages/i18n/catalogs/*/{domain,share}.po', {
    eager: true,
    import: 'messages',
  }),
);

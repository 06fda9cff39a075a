import { messages as several } from '@buddyline/i18n/catalogs/ar/first-touch.po';
import { messages as one } from '@buddyline/i18n/catalogs/ar/moderation.po';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SuspendFields } from './suspend-fields.tsx';

it('in Arabic speaks of several people, whose dialog for one person has other words', () => {
  i18n.load('ar', { ...several, ...one });
  i18n.activate('ar');
  const suspension = { length: '7-days', publicText: '', hidePosts: false, key: 'k' } as const;
  const shown = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <SuspendFields suspended={0} suspension={suspension} onChange={() => undefined} />
    </I18nProvider>,
  );
  expect(shown).toContain('ما يقرؤه المستخدمون');
  expect(shown).toContain('إخفاء منشوراتهم أيضًا');
});

import { messages } from '@buddyline/i18n/catalogs/ar/moderation.po';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useRuleName } from './rule-names.ts';

function Named({ rule }: { rule: string }) {
  return useRuleName()(rule);
}

it.each([
  ['Insults', 'إهانات'],
  ['إهانات', 'إهانات'],
  ['Selling dives', 'Selling dives'],
  ['constructor', 'constructor'],
])('the rule %s is called %s in Arabic', (rule, name) => {
  i18n.load('ar', messages);
  i18n.activate('ar');
  const shown = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Named rule={rule} />
    </I18nProvider>,
  );
  expect(shown).toBe(name);
});

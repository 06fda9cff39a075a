import { messages as ar } from '@buddyline/i18n/catalogs/ar/activity.po';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useActivityNames } from './activity-names.ts';

function Verbs() {
  const { verbs } = useActivityNames();
  return [verbs.show, verbs.hide, verbs.undo].join(', ');
}

it('in Arabic the actions are nouns, not states', () => {
  i18n.load({ ar });
  i18n.activate('ar');
  const shown = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Verbs />
    </I18nProvider>,
  );
  expect(shown).toBe('إظهار, إخفاء, تراجع');
});

import { messages as ar } from '@buddyline/i18n/catalogs/ar/activity.po';
import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { verbLooks } from './verb-looks.ts';

it('in Arabic the actions are nouns, not states', () => {
  const i18n = setupI18n({ locale: 'ar', messages: { ar } });
  const { show, hide, undo } = verbLooks;
  const names = [show, hide, undo].map(({ name }) => i18n._(name));
  expect(names).toEqual(['إظهار', 'إخفاء', 'تراجع']);
});

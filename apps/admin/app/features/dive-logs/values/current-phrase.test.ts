import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { currentPhrase } from './current-phrase.ts';

it.each([
  ['MILD', 'mild current'],
  ['RIP_TIDE', 'Rip Tide'],
  ['constructor', 'Constructor'],
])('the current %s is written %s', (condition, phrase) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  expect(currentPhrase(condition)).toBe(phrase);
});

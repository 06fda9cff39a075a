import { afterEach, beforeAll, expect, it } from 'vitest';
import { activateLanguage } from '../../language/language.ts';
import { feetText } from './feet-text.ts';

beforeAll(() => activateLanguage('en'));
afterEach(() => localStorage.clear());

it.each([
  ['', '66 ft · 20.1 m'],
  ['imperial', '66 ft · 20.1 m'],
  ['metric', '20.1 m · 66 ft'],
])('with the choice %j a depth is %j', (units, text) => {
  localStorage.setItem('units', units);
  expect(feetText(66)).toBe(text);
});

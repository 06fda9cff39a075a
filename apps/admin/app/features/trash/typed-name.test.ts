import { expect, it } from 'vitest';
import { isTyped, nameToType } from './typed-name.ts';

it.each([
  ['@mira', '@mira'],
  ['Lost logbook', 'Lost logbook'],
  ['The visibility was poor, but the wreck was worth it', 'The visibility was poor,'],
  ['  two\n lines ', 'two lines'],
  ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffahrtsge'],
])('to delete “%s” one types “%s”', (label, wanted) => {
  expect(nameToType(label)).toBe(wanted);
  expect(isTyped(` ${wanted.toUpperCase()} `, wanted)).toBe(true);
  expect(isTyped(wanted.slice(0, -1), wanted)).toBe(false);
});

import { expect, test } from 'vitest';
import { countAs } from './columns.ts';
import { prepared, preparedName, select } from './statement.ts';

test('a text that is marked twice keeps its name, and no other text gets it', () => {
  const counting = (what: string) => prepared(select(countAs('total', what), ''));
  const once = preparedName(counting('1').text);
  const again = preparedName(counting('1').text);
  const others = ['2', '3'].map((what) => preparedName(counting(what).text));
  expect(again).toBe(once);
  expect(new Set([once, ...others]).size).toBe(3);
  expect(preparedName(select(countAs('total', '4'), '').text)).toBeUndefined();
});

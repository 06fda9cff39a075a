import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles, root } from '@buddyline/tests/repository-files';

const stylesheets = repositoryFiles().filter((file) => file.endsWith('.css'));
const physical =
  /^\s*(?:(?:margin|padding|border|scroll-(?:margin|padding))-(?:left|right)[\w-]*|(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear):\s*(?:left|right))\s*[:;]/;

test.each(stylesheets)('%s has no physical properties', (file) => {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const found = lines.map((line, index) => `${index + 1}: ${line.trim()}`);
  expect(found.filter((_line, index) => physical.test(lines[index] ?? ''))).toEqual([]);
});

test.each([
  '  margin-left: 1px;',
  'left: 0;',
  '  text-align: right;',
  'border-top-left-radius: 2px;',
])("'%s' is physical", (line) => expect(line).toMatch(physical));

test.each(['margin-inline-start: 1px;', 'inset-inline: 0;', 'text-align: start;', '--left: 1px;'])(
  "'%s' is not physical",
  (line) => expect(line).not.toMatch(physical),
);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@buddyline/tests/repository-files';
import { expect, test } from 'vitest';
import { notesOf, readChange, sectionOf, withSection } from './changelog.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('a changeset counts as its largest change, on one line', () => {
  const file = `---\n'@buddyline/api': patch\n'@buddyline/admin': minor\n---\n\nReefs have\nnames.\n`;
  expect(readChange(file)).toEqual({ kind: 'minor', text: 'Reefs have names.' });
  expect(() => readChange('---\n---\n\nNothing.\n')).toThrow('names no package');
});

test('a release stands before the earlier ones, and what needs attention before the rest', () => {
  const changes = [
    { kind: 'patch', text: 'A leak is closed.' },
    { kind: 'major', text: 'Set X first.' },
  ] as const;
  const changelog = withSection(
    '# Changelog\n\nAll.\n\n## 0.1.0\n\nThe first.\n',
    sectionOf('0.2.0', changes),
  );
  expect(changelog).toBe(
    '# Changelog\n\nAll.\n\n## 0.2.0\n\n### Before you upgrade\n\n- Set X first.\n\n### Mended\n\n- A leak is closed.\n\n## 0.1.0\n\nThe first.\n',
  );
  expect(notesOf(changelog, '0.1.0')).toBe('The first.');
  expect(notesOf(changelog, '0.2.0')).toMatch(/^### Before you upgrade\n/);
});

test('the changelog has notes of the version that the apps have', () => {
  const { version } = JSON.parse(read('apps/api/package.json'));
  expect(notesOf(read('CHANGELOG.md'), version)).not.toBe('');
  expect(() => notesOf(read('CHANGELOG.md'), '99.0.0')).toThrow('has no section 99.0.0');
});

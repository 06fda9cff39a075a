import { afterEach, expect, it } from 'vitest';
import { applyStoredTheme, applyTheme, readTheme } from './theme.ts';

afterEach(() => localStorage.clear());

it('follows the system until someone chooses', () => {
  applyStoredTheme();
  expect(readTheme()).toBe('system');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

it('shows and remembers a choice, and gives it back to the system', () => {
  applyTheme('dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(readTheme()).toBe('dark');
  applyTheme('system');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it('ignores what is no theme of ours', () => {
  localStorage.setItem('theme', 'sepia');
  expect(readTheme()).toBe('system');
});

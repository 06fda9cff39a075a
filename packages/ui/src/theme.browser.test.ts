import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
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

it.each(['light', 'dark'])('without a choice the page is as %s as the system', async (scheme) => {
  const features = [{ name: 'prefers-color-scheme', value: scheme }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
  expect(getComputedStyle(document.documentElement).colorScheme).toBe(scheme);
});

it('paper is light, whatever the system', async () => {
  const features = [{ name: 'prefers-color-scheme', value: 'dark' }];
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print', features });
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('light');
  await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] });
});

it('ignores what is no theme of ours', () => {
  localStorage.setItem('theme', 'sepia');
  expect(readTheme()).toBe('system');
});

import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { applyStoredTheme, applyTheme, readTheme } from './theme.ts';

afterEach(() => localStorage.clear());

it('follows the system until a theme is chosen', () => {
  applyStoredTheme();
  expect(readTheme()).toBe('system');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

it('applies and stores a theme, and follows the system again', () => {
  applyTheme('dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(readTheme()).toBe('dark');
  applyTheme('system');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it.each(['light', 'dark'])(
  'without a chosen theme the page is %s like the system',
  async (scheme) => {
    const features = [{ name: 'prefers-color-scheme', value: scheme }];
    await cdp().send('Emulation.setEmulatedMedia', { features });
    expect(getComputedStyle(document.documentElement).colorScheme).toBe(scheme);
  },
);

it('printing is always light', async () => {
  const features = [{ name: 'prefers-color-scheme', value: 'dark' }];
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print', features });
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('light');
  await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] });
});

it('ignores an unknown stored theme', () => {
  localStorage.setItem('theme', 'sepia');
  expect(readTheme()).toBe('system');
});

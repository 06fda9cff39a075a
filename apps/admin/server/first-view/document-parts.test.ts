import { expect, it } from 'vitest';
import { afterHead, splitPage } from './document-parts.ts';

const page =
  '<!DOCTYPE html><html lang="en" dir="ltr" data-brand="Deep &amp; Blue"><head><meta charSet="utf-8"/>' +
  '<link rel="modulepreload" href="/assets/root.js"/><script>boot</script></head><body>mark</body></html>';
const view = { locale: 'ar', theme: 'dark', timeZone: 'UTC', text: 'ar.dark.UTC' } as const;

it('the head has the language and theme of the visitor, and names each script once, without fetching it', () => {
  const modules = ['/assets/root.js', '/assets/users.js'];
  expect(splitPage(page).head(view, modules)).toBe(
    '<!DOCTYPE html><html lang="ar" dir="rtl" data-theme="dark" data-rendered-as="ar.dark.UTC" ' +
      'data-brand="Deep &amp; Blue"><head><meta charSet="utf-8"/><script>boot</script>' +
      '<link rel="after-paint" href="/assets/root.js"/><link rel="after-paint" href="/assets/users.js"/>',
  );
});

it('with the theme of the system, the head sets none', () => {
  expect(splitPage(page).head({ ...view, theme: 'system' }, [])).not.toContain('data-theme');
});

it('the rest of the fallback page preloads the scripts at once', () => {
  expect(splitPage(page).fallback).toBe(
    '<link rel="modulepreload" href="/assets/root.js"/></head><body>mark</body></html>',
  );
});

it('the rest of a rendered page begins with its title', () => {
  const html = '<!DOCTYPE html><html><head><title>Users</title></head><body>rows</body></html>';
  expect(afterHead(html)).toBe('<title>Users</title></head><body>rows</body></html>');
});

it('an unexpected page throws', () => {
  expect(() => splitPage('<html><body></body></html>')).toThrow('does not begin');
});

import { expect, it } from 'vitest';
import { afterHead, cutPage } from './document-parts.ts';

const page =
  '<!DOCTYPE html><html lang="en" dir="ltr" data-brand="Deep &amp; Blue"><head><meta charSet="utf-8"/>' +
  '<link rel="modulepreload" href="/assets/root.js"/><script>boot</script></head><body>mark</body></html>';
const view = { locale: 'ar', theme: 'dark', timeZone: 'UTC', text: 'ar.dark.UTC' } as const;

it('the head is in the language and theme of the visitor, and asks for no script yet', () => {
  expect(cutPage(page).head(view)).toBe(
    '<!DOCTYPE html><html lang="ar" dir="rtl" data-theme="dark" data-rendered-as="ar.dark.UTC" ' +
      'data-brand="Deep &amp; Blue"><head><meta charSet="utf-8"/><script>boot</script>',
  );
});

it('without a chosen theme the system decides', () => {
  expect(cutPage(page).head({ ...view, theme: 'system' })).not.toContain('data-theme');
});

it('what is left to the browser asks for the scripts at once', () => {
  expect(cutPage(page).shell).toBe(
    '<link rel="modulepreload" href="/assets/root.js"/></head><body>mark</body></html>',
  );
});

it('a rendered page goes on with its title', () => {
  const html = '<!DOCTYPE html><html><head><title>Users</title></head><body>rows</body></html>';
  expect(afterHead(html)).toBe('<title>Users</title></head><body>rows</body></html>');
});

it('another page than the built one is a broken build', () => {
  expect(() => cutPage('<html><body></body></html>')).toThrow('does not begin');
});

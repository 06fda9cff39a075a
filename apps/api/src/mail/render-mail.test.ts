import { expect, test } from 'vitest';
import { renderMail } from './render-mail.ts';

/** Without the signs that nobody sees. */
const asSeen = (words: string) => words.replaceAll('\u2060', '');

const about = { brand: 'Buddyline', values: { name: 'منى حداد' } };

test('a mail is in the language of the person, in both of its forms', () => {
  const english = renderMail('password-changed', { ...about, locale: 'en' });
  expect(english.subject).toBe('Your password was changed');
  expect(english.text).toContain('Hello \u2068منى حداد\u2069,\n\nThe password of your');
  expect(english.html).toContain('<html lang="en" dir="ltr">');
  const arabic = renderMail('password-changed', { ...about, locale: 'ar' });
  expect(arabic.subject).toBe('تم تغيير كلمة المرور');
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.html).toMatch(/<body dir="rtl" style="direction:rtl;/);
});

test('a value is isolated once, in Arabic sentences too', () => {
  const values = { name: 'منى', subject: 'My photo' };
  const { subject, text } = renderMail('ticket-closed', { ...about, values, locale: 'ar' });
  expect(subject).toBe('أُغلقت تذكرتك «\u2068My photo\u2069»');
  expect(text).not.toMatch(/\u2068\u2068|\u2069\u2069/);
});

test('names cannot add lines or markup, or turn the text around them', () => {
  const name = 'Eve\r\nBcc: x@y.example\u202E\u2069<img src="https://x.example/a.png">';
  const { text, html } = renderMail('password-changed', {
    locale: 'en',
    brand: 'Buddyline',
    values: { name },
  });
  expect(asSeen(text).split('\n')[0]).toBe(
    'Hello \u2068Eve Bcc: x@y.example <img src="https://x.example/a.png">\u2069,',
  );
  expect(html).not.toContain('<img');
  expect(asSeen(html)).toContain('&lt;img src=&quot;https://x.example/a.png&quot;&gt;');
});

test.each(['evil.example', 'www.evil.example', 'https://evil.example/x', 'a@evil.example'])(
  'a mail program makes no link of the name %s, which looks as before',
  (name) => {
    const { text, html } = renderMail('password-changed', {
      locale: 'en',
      brand: 'dives.example',
      values: { name },
    });
    for (const words of [text, html]) {
      expect(asSeen(words)).toContain(name);
      // Letters beside a dot, a colon, an at sign or a slash make an address.
      expect(words).not.toMatch(/evil\.|\.evil|www\.|https:|@evil|\/x/);
      // The name of the installation is the operator's.
      expect(words).toContain('dives.example');
    }
  },
);

test('nothing is loaded from elsewhere', () => {
  const { html } = renderMail('password-changed', { ...about, locale: 'ar' });
  expect(html).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import/);
});

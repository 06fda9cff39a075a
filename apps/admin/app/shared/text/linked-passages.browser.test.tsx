import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aPost } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';
import { expectFromTheRight } from '../../../tests/text-box.ts';

it('an Arabic post that begins with a Latin name is read from the right, line by line', async () => {
  const lines = [
    'SS Thistlegorm أجمل حطام في البحر الأحمر، صورها @mira.h واسألوا على +962 79 123 4567.',
    'The most beautiful wreck of the Red Sea.',
  ];
  const post = aPost({ content: lines.join('\n') });
  await renderPage(`/admin/posts/${post.id}`, { locale: 'ar', records: { posts: [post] } });
  const arabic = page.getByRole('main').getByText('Thistlegorm').last();
  await expect.element(arabic).toHaveStyle({ direction: 'rtl' });
  await expect.element(arabic).toHaveAttribute('lang', 'ar');
  await expectFromTheRight(arabic, ['Thistlegorm', 'أجمل']);
  await expectFromTheRight(arabic, ['mira.h', '@']);
  await expectFromTheRight(arabic, ['4567', '79', '962', '+']);
  const english = page.getByText(lines[1] ?? '').last();
  await expect.element(english).toHaveStyle({ direction: 'ltr' });
  await expect.element(english).toHaveAttribute('lang', 'en');
});

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../tests/render-page.tsx';

it('in Arabic the password is aligned like the email address', async () => {
  await renderPage('/panel/login', { locale: 'ar', isSignedIn: false });
  for (const label of ['البريد الإلكتروني', 'كلمة المرور']) {
    const field = page.getByLabelText(label, { exact: true });
    await expect.element(field).toHaveStyle({ direction: 'ltr', textAlign: 'end' });
  }
});

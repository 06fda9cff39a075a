import { appearances, expectNoFindings, setAppearance } from '../support/axe.ts';
import { administrator } from '../support/sign-in.ts';
import { expect, signedInTest as test } from '../support/test.ts';

const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test.beforeEach(async ({ playwright, baseURL, page, panel }) => {
  // The next test must not find these sessions.
  panel.changes();
  for (const agent of [userAgent, 'Buddyline/2.1 (Linux; Android 15)']) {
    const phone = await playwright.request.newContext({ baseURL: baseURL ?? '', userAgent: agent });
    const answer = await phone.post('/api/auth/login', { data: administrator });
    expect(answer.status()).toBe(200);
    await phone.dispose();
  }
  await page.goto('/admin/settings');
});

test('lists where the person is signed in, and signs devices out', async ({ page }) => {
  const list = page.getByRole('list', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  const phone = list.getByRole('listitem').filter({ hasText: 'Safari on iPhone' });
  await expect(phone).toContainText('127.0.0.0/24');
  await expect(phone).toContainText('Last seen');
  await phone.getByRole('button').click();
  await expect(page.getByText('Signed out there.')).toBeVisible();
  await expect(phone).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('Signed out everywhere else.')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden();
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

for (const appearance of appearances) {
  test(`passes axe, ${appearance.theme}, ${appearance.language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await setAppearance(page, appearance);
    await page.goto('/admin/settings');
    await expect(page.getByRole('listitem').filter({ hasText: 'iPhone' })).toBeVisible();
    await expectNoFindings(page, 'settings');
  });
}

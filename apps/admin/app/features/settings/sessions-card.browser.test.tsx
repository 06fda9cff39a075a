import type { Session } from '@buddyline/domain/session';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { nextId } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';
import { toasts } from '../../../tests/toasts.ts';

const at = '2026-10-02T08:15:00.000Z';
const aSession = (session: Partial<Session>): Session => ({
  id: nextId(),
  browser: 'Chrome',
  system: 'Windows',
  network: '127.0.0.0/24',
  lastSeenAt: at,
  createdAt: at,
  isCurrent: false,
  ...session,
});

it('lists where the person is signed in, and signs devices out', async () => {
  const here = aSession({ isCurrent: true });
  const phone = aSession({ browser: 'Safari', system: 'iPhone', network: '10.1.2.0/24' });
  const app = aSession({ browser: null, system: 'Android' });
  const { backend } = await renderPage('/admin/settings/security', {
    records: { sessions: [here, phone, app, aSession({ browser: null, system: null })] },
  });
  const list = page.getByRole('list', { name: 'Where you are signed in' });
  const rows = list.getByRole('listitem');
  const row = (device: string) => rows.filter({ hasText: device });
  await expect.element(row('This device')).toMatchTextContent('Chrome on Windows');
  expect(rows.filter({ hasText: 'This device' }).elements()).toHaveLength(1);
  expect(row('This device').getByRole('button').elements()).toEqual([]);
  await expect.element(row('Unknown device')).toBeVisible();
  await expect.element(row('Safari on iPhone')).toMatchTextContent('10.1.2.0/24');
  await expect.element(row('Safari on iPhone')).toMatchTextContent('Last seen');
  await page.getByRole('button', { name: 'Sign out: Safari on iPhone' }).click();
  await expect.element(toasts.getByText('The session has been ended.')).toBeVisible();
  await expect.element(row('Safari on iPhone')).not.toBeInTheDocument();
  expect(backend.called('DELETE /auth')).toEqual([`DELETE /auth/sessions/${phone.id}`]);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect.element(toasts.getByText('All other sessions have been ended.')).toBeVisible();
  await expect.poll(() => rows.elements()).toHaveLength(1);
  await expect
    .element(page.getByRole('button', { name: 'Sign out everywhere else' }))
    .not.toBeInTheDocument();
  expect(backend.records.sessions).toEqual([here]);
});

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Backend } from '../../../tests/backend/backend.ts';
import { aTicket, aUser } from '../../../tests/backend/records.ts';
import { renderPage } from '../../../tests/render-page.tsx';
import { toasts } from '../../../tests/toasts.ts';

const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const single = list.getByRole('switch', { name: 'Single-key shortcuts' });

async function openUsers() {
  const users = [aUser()];
  const panel = await renderPage('/admin/users', { records: { users, tickets: [aTicket()] } });
  await expect.element(page.getByRole('table')).toBeVisible();
  return panel;
}

async function openList() {
  await userEvent.keyboard('?');
  await expect.element(single).toBeVisible();
}

it('? lists the shortcuts', async () => {
  await openUsers();
  await openList();
  await expect.poll(() => list.element().textContent).toContain('Dive LogsGL');
  await expect.element(list.getByText('0.1.0')).toBeVisible();
  // Pressed to scroll, or the rest of a sentence that began elsewhere.
  await userEvent.keyboard('[Space]');
  await expect.element(single).toBeChecked();
});

it('that single keys are off can be undone', async () => {
  await openUsers();
  await openList();
  await single.click();
  await expect.element(toasts.getByText('Single-key shortcuts are off.')).toBeVisible();
  await toasts.getByRole('button', { name: 'Undo' }).click();
  await expect.element(list).not.toBeInTheDocument();
  await openList();
  await expect.element(single).toBeChecked();
});

it('without single keys they do nothing, no page shows its own, and this is remembered', async () => {
  await openUsers();
  await openList();
  await single.click();
  await expect.element(single).not.toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await userEvent.keyboard('/j?');
  await expect.element(page.getByRole('searchbox')).not.toHaveFocus();
  await expect.element(page.getByRole('row').nth(1).getByRole('link').first()).not.toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Tickets' })
    .click();
  await page.getByRole('list', { name: 'Tickets' }).getByRole('link').first().click();
  await expect.element(page.getByRole('combobox', { name: 'Status' })).toBeVisible();
  const ofTicket = page.getByRole('list', { name: 'Keys that set the status' });
  await expect.element(ofTicket).not.toBeInTheDocument();
  // The storage of the browser, which outlives the page.
  expect(window.localStorage.getItem('single_keys')).toBe('off');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect.element(single).not.toBeChecked();
});

it("the list begins with the page's own keys, and names what its form does", async () => {
  await openUsers();
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect.element(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  page.getByRole('heading', { level: 1 }).element().focus();
  await openList();
  const title = list.getByRole('heading', { level: 3 }).first();
  expect(title.element().textContent).toBe('This page');
  const terms = list.getByRole('term').elements();
  expect(terms[0]?.textContent).toBe('Take action');
  expect(terms.map(({ textContent }) => textContent)).toContain('Save Changes');
});

it('says which commit answers, where that is known', async () => {
  const backend = new Backend();
  const usual = backend.usual('GET /meta');
  backend.on('GET /meta', async (asked) => {
    const answer = await usual(asked);
    return { ...answer, data: { ...Object(answer.data), commit: '1a2b3c4d5e6f7a8b' } };
  });
  await renderPage('/admin/dashboard', { backend });
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await openList();
  await expect.element(list.getByText('0.1.0 · 1a2b3c4d')).toBeVisible();
});

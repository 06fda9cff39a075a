import { features } from '@buddyline/domain/meta';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aTicket, many } from '../../tests/backend/records.ts';
import { renderPage } from '../../tests/render-page.tsx';

it('the sidebar keeps its seven links; Activity, Emails and Trash are below, with visible names', async () => {
  await renderPage('/admin/dashboard');
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect.poll(() => sections.getByRole('link').elements().length).toBe(7);
  for (const name of ['Activity', 'Emails', 'Trash']) {
    const link = page.getByRole('link', { name, exact: true });
    await expect.element(link).toMatchTextContent(name);
    await link.click();
    await expect.element(page.getByRole('heading', { name, level: 1 })).toHaveFocus();
    expect(sections.element().contains(link.element())).toBe(false);
  }
});

it('the link of the tickets says how many wait for an answer, in the title while nobody looks', async () => {
  const unanswered = many(12, () => aTicket({ isUnanswered: true }));
  await renderPage('/admin/users', {
    records: {
      features: [...features],
      tickets: [...unanswered, aTicket({ isUnanswered: false })],
    },
  });
  const link = page.getByRole('link', { name: 'Tickets', exact: true });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Shift}');
  await expect.element(link).toHaveAccessibleDescription('12 unanswered');
  expect(document.title).toMatch(/^Users/);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
  expect(document.title).toMatch(/^\(12\) Users/);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(document.title).toMatch(/^Users/);
});

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../tests/render-page.tsx';

it('the sidebar keeps its seven links; Activity and Trash are icons below, with names', async () => {
  await renderPage('/admin/dashboard');
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect.poll(() => sections.getByRole('link').elements().length).toBe(7);
  for (const name of ['Activity', 'Trash']) {
    const link = page.getByRole('link', { name, exact: true });
    await link.click();
    await expect.element(page.getByRole('heading', { name, level: 1 })).toHaveFocus();
    expect(sections.element().contains(link.element())).toBe(false);
  }
});

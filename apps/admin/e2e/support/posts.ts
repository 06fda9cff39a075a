import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens the list at a page of its own, so that tests that change posts do not meet. */
export async function openList(page: Page, listPage: number): Promise<Locator> {
  await page.goto(`/admin/posts?page=${listPage}`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(6);
  return cards;
}

export async function openPost(page: Page, listPage: number): Promise<void> {
  const cards = await openList(page, listPage);
  await cards.first().getByRole('link').first().click();
  await page.waitForURL(/\/admin\/posts\/[^/]+$/);
  await expect(page.getByRole('heading', { name: 'Content' })).toBeVisible();
}

/** Writes a post of the administrator's and opens its page. */
export async function writePost(page: Page, content: string): Promise<void> {
  await page.goto('/admin/posts');
  await page.getByRole('button', { name: 'Create Post' }).click();
  const modal = page.getByRole('dialog', { name: 'Create Post' });
  await modal.getByLabel('Content').fill(content);
  await modal.getByLabel('Content').press('Control+Enter');
  await expect(modal).toBeHidden();
  await page.getByRole('article').getByText(content, { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'View Post' })).toBeFocused();
}

export const asContent = (page: Page) => page.getByRole('textbox', { name: 'Content' });

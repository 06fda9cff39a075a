import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export async function openList(page: Page, search = ''): Promise<Locator> {
  await page.goto(`/admin/posts${search}`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(6);
  return cards;
}

export async function openPost(page: Page): Promise<void> {
  const cards = await openList(page);
  await cards.first().getByRole('link').first().click();
  await page.waitForURL(/\/admin\/posts\/[^/]+$/);
  await expect(page.getByRole('heading', { name: 'Content' })).toBeVisible();
}

/** Creates a post of the administrator and opens its page. */
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

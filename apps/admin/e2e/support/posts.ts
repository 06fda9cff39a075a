import type { Page } from '@playwright/test';

export const asContent = (page: Page) => page.getByRole('textbox', { name: 'Content' });

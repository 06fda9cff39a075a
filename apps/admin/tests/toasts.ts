import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

export const toasts = page.getByRole('region', { name: 'Notifications' });

/**
 * Presses a toast's button. By key: a toast stays for three seconds, in which a busy machine may not get a click done,
 * and takes no click right after it has come. With the focus its time stands still.
 */
export async function pressInToast(name: string): Promise<void> {
  const button = toasts.getByRole('button', { name });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
}

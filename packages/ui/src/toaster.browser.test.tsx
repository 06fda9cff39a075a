import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { expectTimers, stopTimers } from '../test-clock.ts';
import { toast } from './toast.ts';
import { ToastCorner } from './toast-corner.tsx';
import { Toaster } from './toaster.tsx';

const corner = page.getByRole('region', { name: 'Notifications' });
const dismiss = page.getByRole('button', { name: 'Dismiss' });
const saved = page.getByText('User deleted.');

async function renderToaster() {
  await render(
    <>
      <button>Elsewhere</button>
      <ToastCorner label="Notifications">
        {(polite) => <Toaster polite={polite} dismissLabel="Dismiss" />}
      </ToastCorner>
    </>,
  );
}

let clock: ReturnType<typeof stopTimers>;
beforeEach(() => {
  clock = stopTimers();
});

it('announces a toast in an existing live region, and removes it after 3000 ms', async () => {
  await renderToaster();
  const polite = corner.element().firstElementChild;
  expect(polite?.getAttribute('aria-live')).toBe('polite');
  toast.success('User deleted.');
  await expect.element(saved).toBeVisible();
  expect(polite?.contains(saved.element())).toBe(true);
  await expectTimers(clock, 1);
  clock.tick(2999);
  await expect.element(saved).toBeVisible();
  clock.tick(1);
  await expect.element(saved).not.toBeInTheDocument();
});

it('shows a toast that was sent before the toaster was mounted', async () => {
  toast.error('Error Occur Please Try Again');
  await renderToaster();
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Error Occur Please Try Again');
  // Inside of a live region it would be read twice.
  expect(corner.element().firstElementChild?.contains(alert.element())).toBe(false);
  await expect.element(corner).not.toHaveAttribute('aria-live');
});

it('pauses its timer while hovered, and then continues it', async () => {
  await renderToaster();
  toast.success('User deleted.');
  await expectTimers(clock, 1);
  clock.tick(2000);
  await page.getByRole('button', { name: 'Elsewhere' }).hover();
  await saved.hover();
  await expectTimers(clock, 0);
  clock.tick(60_000);
  await page.getByRole('button', { name: 'Elsewhere' }).hover();
  await expectTimers(clock, 1);
  clock.tick(999);
  await expect.element(saved).toBeVisible();
  clock.tick(1);
  await expect.element(saved).not.toBeInTheDocument();
});

it('a resting pointer does not pause the timer of a new toast', async () => {
  await renderToaster();
  toast.success('User deleted.');
  await expect.element(saved).toBeVisible();
  await page.getByRole('button', { name: 'Elsewhere' }).hover();
  await saved.hover();
  await expectTimers(clock, 0);
  await userEvent.click(dismiss);
  await expect.element(saved).not.toBeInTheDocument();

  toast.info('Post deleted.');
  const next = page.getByText('Post deleted.');
  await expect.element(next).toBeVisible();
  // Moves the pointer a little at its place, as a hand on a mouse does.
  await dismiss.hover();
  await dismiss.hover({ position: { x: 4, y: 4 } });
  await expectTimers(clock, 1);
  clock.tick(3000);
  await expect.element(next).not.toBeInTheDocument();
});

it('is above a bar at the bottom of the page', async () => {
  document.documentElement.style.setProperty('--bottom-bar', '4rem');
  await renderToaster();
  toast.info('User deleted.');
  await expect.element(saved).toBeVisible();
  const { bottom } = corner.element().getBoundingClientRect();
  document.documentElement.style.removeProperty('--bottom-bar');
  expect(bottom).toBe(window.innerHeight - 16 - 64);
});

it('pauses its timer while focused, and can be dismissed', async () => {
  await renderToaster();
  toast.success('User deleted.');
  await expect.element(saved).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(dismiss).toHaveFocus();
  await expectTimers(clock, 0);
  await userEvent.keyboard('{Enter}');
  await expect.element(saved).not.toBeInTheDocument();
});

it('dismissing a toast by keyboard resumes the timers of the others', async () => {
  await renderToaster();
  toast.success('User deleted.');
  toast.info('Post deleted.');
  const other = page.getByText('Post deleted.');
  await expect.element(other).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(saved).not.toBeInTheDocument();
  await expectTimers(clock, 1);
  clock.tick(3000);
  await expect.element(other).not.toBeInTheDocument();
});

it.each(['ltr', 'rtl'])('is in the bottom left corner when the page is %s', async (dir) => {
  document.documentElement.dir = dir;
  await renderToaster();
  toast.info('User deleted.');
  await expect.element(saved).toBeVisible();
  const { left, bottom } = corner.element().getBoundingClientRect();
  expect(left).toBe(16);
  expect(bottom).toBe(window.innerHeight - 16);
});

it('runs the action of a toast once, and closes the toast', async () => {
  await renderToaster();
  const run = vi.fn<() => void>();
  toast.success('User deleted.', { label: 'Undo', run });
  await expect.element(saved).toBeVisible();
  const button = page.getByRole('button', { name: 'Undo' }).element();
  if (!(button instanceof HTMLButtonElement)) throw new TypeError('No button');
  await userEvent.click(button);
  button.click();
  expect(run).toHaveBeenCalledOnce();
  await expect.element(saved).not.toBeInTheDocument();
});

it('a second click at once runs no action of the toast that has moved there; a key does', async () => {
  await renderToaster();
  const runs = ['Undo the first', 'Undo the second'].map((label) => {
    const run = vi.fn<() => void>();
    toast.success('User deleted.', { label, run });
    return run;
  });
  const second = page.getByRole('button', { name: 'Undo the second' });
  await expect.element(second).toBeVisible();
  // At once, however slow the machine is.
  for (const button of [page.getByRole('button', { name: 'Undo the first' }), second]) {
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  }
  expect(runs.map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  second.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  expect(runs.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

import { useState } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

const opener = page.getByRole('button', { name: 'Delete user @mira' });
const popup = page.getByRole('alertdialog', { name: 'Delete User' });
const cancel = page.getByRole('button', { name: 'Cancel' });
const confirm = page.getByRole('button', { name: 'Confirm' });
const onConfirm = vi.fn();
const width = () => popup.element().getBoundingClientRect().width;

function Host() {
  const [open, setOpen] = useState(false);
  const [deleted, setDeleted] = useState(false);
  onConfirm.mockImplementation(() => setDeleted(true));
  return (
    <>
      <h1 tabIndex={-1}>Users</h1>
      {!deleted && <button onClick={() => setOpen(true)}>Delete user @mira</button>}
      <ConfirmDialog
        open={open}
        title="Delete User"
        description="Are you sure about deleting the User?"
        details="12 posts of @mira go too."
        confirmLabel="Confirm"
        cancelLabel="Cancel"
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

beforeEach(async () => {
  onConfirm.mockReset();
  await render(<Host />);
  await opener.click();
});

it('is an alertdialog described by its question, with the focus on Cancel', async () => {
  await expect.element(popup).toHaveAccessibleDescription('Are you sure about deleting the User?');
  await expect.element(cancel).toHaveFocus();
});

it('is 500 px wide, and narrower on a phone', async () => {
  await expect.element(popup).toBeVisible();
  await expect.poll(width).toBe(500);
  await page.viewport(360, 640);
  await expect.poll(width).toBe(360 - 32);
  await page.viewport(1024, 768);
});

it('confirms once, even when Confirm is pressed twice', async () => {
  await expect.element(cancel).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}{Enter}');
  await expect.element(popup).not.toBeInTheDocument();
  expect(onConfirm).toHaveBeenCalledOnce();
});

/** A confirm popup over a dialog. */
function OverDialog({ onClose = () => {} }) {
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(true);
    onClose();
  };
  return (
    <Dialog open title="Create Post" closeLabel="Close" onClose={close}>
      <ConfirmDialog
        open={asking}
        title="Discard this post?"
        description="What you wrote will be lost."
        confirmLabel="Confirm"
        cancelLabel="Cancel"
        onConfirm={onConfirm}
        onClose={() => setAsking(false)}
      />
    </Dialog>
  );
}

it('is above everything else, even another dialog', async () => {
  await cancel.click();
  await render(<OverDialog />);
  await page.getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard this post?' });
  await expect.element(question).toBeVisible();
  const { left, right, top, bottom } = question.element().getBoundingClientRect();
  const middle = (top + bottom) / 2;
  for (const across of [left + 9, (left + right) / 2, right - 9]) {
    expect(question.element().contains(document.elementFromPoint(across, middle))).toBe(true);
  }
});

it('fades out without using Escape, which closes the dialog below', async () => {
  await cancel.click();
  await expect.element(popup).not.toBeInTheDocument();
  fadeSlowly();
  const onClose = vi.fn<() => void>();
  await render(<OverDialog onClose={onClose} />);
  await page.getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard this post?' });
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toHaveAttribute('data-state', 'closed');
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('closes on Cancel without acting and restores the focus', async () => {
  await cancel.click();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
});

it('closes on Escape without acting', async () => {
  await userEvent.keyboard('{Escape}');
  await expect.element(popup).not.toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();
});

/** Long enough to press keys while a popup fades out. */
function fadeSlowly(): void {
  const style = document.createElement('style');
  style.textContent = '[data-state=closed] { animation-duration: 60s !important; }';
  document.head.append(style);
  onTestFinished(() => style.remove());
}

it('fades out without using Escape, which is already the page’s', async () => {
  fadeSlowly();
  const forPage = vi.fn<(prevented: boolean) => void>();
  const onKeyDown = ({ defaultPrevented }: Event) => forPage(defaultPrevented);
  await userEvent.keyboard('{Escape}');
  await expect.element(popup).toHaveAttribute('data-state', 'closed');
  document.addEventListener('keydown', onKeyDown);
  onTestFinished(() => document.removeEventListener('keydown', onKeyDown));
  await userEvent.keyboard('{Escape}');
  expect(forPage.mock.calls).toEqual([[false]]);
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(popup).toHaveAttribute('data-state', 'open');
});

it('closes on a click outside without acting', async () => {
  await expect.element(popup).toBeVisible();
  await userEvent.click(document.body, { position: { x: 8, y: 8 }, force: true });
  await expect.element(popup).not.toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();
});

it('acts once on Confirm, closes, and focuses the heading when its row is removed', async () => {
  await confirm.click();
  await expect.element(popup).not.toBeInTheDocument();
  expect(onConfirm).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('heading', { name: 'Users' })).toHaveFocus();
});

it('traps the focus', async () => {
  await userEvent.keyboard('{Tab}');
  await expect.element(confirm).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(cancel).toHaveFocus();
});

it('cannot be confirmed while its details ask for more', async () => {
  const onAct = vi.fn<() => void>();
  await render(
    <ConfirmDialog
      open
      title="Delete 60 posts"
      description="Are you sure about deleting 60 Posts?"
      confirmLabel="Confirm"
      cancelLabel="Cancel"
      canConfirm={false}
      onConfirm={onAct}
      onClose={() => {}}
    />,
  );
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  expect(onAct).not.toHaveBeenCalled();
});

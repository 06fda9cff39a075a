import { createRef, useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

const opener = page.getByRole('button', { name: 'Open' });

function Opener({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {children(open, () => setOpen(false))}
    </>
  );
}

async function renderDialog() {
  await render(
    <Opener>
      {(open, close) => (
        <Dialog open={open} onClose={close} title="Create Post" closeLabel="Close">
          <input aria-label="Content" />
        </Dialog>
      )}
    </Opener>,
  );
  await opener.click();
}

it('focuses its first field, and restores the focus when closed', async () => {
  await renderDialog();
  await expect.element(page.getByRole('dialog', { name: 'Create Post' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Content' })).toHaveFocus();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it('shows its buttons while the content of a high dialog scrolls', async () => {
  await render(
    <Dialog
      open
      onClose={() => {}}
      title="Take action"
      closeLabel="Close"
      footer={<button>Warn</button>}
    >
      <div style={{ blockSize: '200vh' }} />
    </Dialog>,
  );
  const button = page.getByRole('button', { name: 'Warn' });
  await expect.element(button).toBeInViewport({ ratio: 1 });
});

it('begins at its title when the first focus is on a list that is longer than the window', async () => {
  const list = createRef<HTMLElement>();
  await render(
    <Dialog open onClose={() => {}} title="Keys" closeLabel="Close" firstFocus={() => list.current}>
      <section ref={list} aria-label="All keys" tabIndex={-1} style={{ blockSize: '300vh' }} />
    </Dialog>,
  );
  await expect.element(page.getByRole('heading', { name: 'Keys' })).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByRole('region', { name: 'All keys' })).toHaveFocus();
});

it('stays open when Escape closes a tooltip in it', async () => {
  await renderDialog();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Close')).not.toBeVisible();
  await expect.element(page.getByRole('dialog')).toHaveAttribute('data-state', 'open');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['ltr', (box: DOMRect) => box.left],
  ['rtl', (box: DOMRect) => document.documentElement.clientWidth - box.right],
])('a drawer opens at the side where reading starts: %s', async (dir, distance) => {
  document.documentElement.dir = dir;
  await render(
    <Opener>
      {(open, close) => (
        <Drawer open={open} onClose={close} label="Menu">
          <a href="#users">Users</a>
        </Drawer>
      )}
    </Opener>,
  );
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect.poll(() => distance(drawer.element().getBoundingClientRect())).toBe(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
});

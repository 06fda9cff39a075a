import { useRef, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Popover } from './popover.tsx';

const button = page.getByRole('button', { name: 'Filters' });
const surface = page.getByRole('dialog', { name: 'Filters' });
const field = surface.getByRole('textbox');

function Example() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button ref={anchor} popoverTarget="filters">
        Filters
      </button>
      <Popover id="filters" label="Filters" anchor={anchor} onOpenChange={setOpen}>
        {open && <input aria-label="Country" style={{ inlineSize: '12rem', blockSize: '2rem' }} />}
      </Popover>
      <p>The list</p>
    </>
  );
}

beforeEach(async () => {
  await render(<Example />);
});

it('opens below its button, over the page, with the focus in its first field', async () => {
  const list = page.getByText('The list');
  const before = list.element().getBoundingClientRect();
  await button.click();
  await expect.element(field).toHaveFocus();
  expect(list.element().getBoundingClientRect()).toEqual(before);
  const anchor = button.element().getBoundingClientRect();
  const { top, left, right } = surface.element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(anchor.bottom);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

it('Escape closes it and gives the focus back', async () => {
  await button.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(surface).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it.each([
  ['a click outside', page.getByText('The list')],
  ['a click on its button', button],
])('%s closes it', async (_, target) => {
  await button.click();
  await expect.element(surface).toBeVisible();
  await target.click();
  await expect.element(surface).not.toBeInTheDocument();
});

import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Tooltip } from './tooltip.tsx';

const button = page.getByRole('button', { name: 'ABT' });
const bubble = page.getByText('Actual (adjusted) bottom time');

beforeEach(async () => {
  await render(
    <div style={{ padding: '4rem' }}>
      <Tooltip text="Actual (adjusted) bottom time">
        <button>ABT</button>
      </Tooltip>
    </div>,
  );
});

it('describes its child even while hidden', async () => {
  await expect.element(bubble).not.toBeVisible();
  await expect.element(button).toHaveAccessibleDescription('Actual (adjusted) bottom time');
});

it('shows while its child has keyboard focus, until Escape', async () => {
  await userEvent.keyboard('{Tab}');
  await expect.element(bubble).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(bubble).not.toBeVisible();
  await expect.element(button).toHaveFocus();
});

it('shows while hovered, above its child and within the window', async () => {
  await button.hover();
  await expect.element(bubble).toBeVisible();
  const tip = bubble.element().getBoundingClientRect();
  expect(tip.bottom).toBeLessThanOrEqual(button.element().getBoundingClientRect().top);
  expect(tip.left).toBeGreaterThanOrEqual(0);
  await userEvent.unhover(button);
  await expect.element(bubble).not.toBeVisible();
});

it('stays while the pointer moves from its child to it', async () => {
  await button.hover();
  await expect.element(bubble).toBeVisible();
  const tip = bubble.element().getBoundingClientRect();
  const child = button.element().getBoundingClientRect();
  // The element under the pointer half-way between the two.
  const between = document.elementFromPoint(tip.left + tip.width / 2, (tip.bottom + child.top) / 2);
  expect(bubble.element().contains(between)).toBe(true);
  await bubble.hover();
  await expect.element(bubble).toBeVisible();
});

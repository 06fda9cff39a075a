import axe from 'axe-core';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Showcase } from './showcase.tsx';

it.each([
  ['light', 'en'],
  ['dark', 'en'],
  ['light', 'ar'],
  ['dark', 'ar'],
])('has no axe violations: %s, %s', async (theme, lang) => {
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.lang = lang;
  await render(<Showcase />);
  // Delayed elements appear after 300 ms; until then their colours are half transparent.
  await settled();
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

it.each(['en', 'ar'])('never scrolls sideways at 320 px: %s', async (lang) => {
  document.documentElement.lang = lang;
  await page.viewport(320, 640);
  await render(<Showcase />);
  expect(document.documentElement.scrollWidth).toBe(320);
  await page.viewport(1024, 768);
});

async function settled() {
  const endless = (animation: Animation) =>
    animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
  const ending = document.getAnimations().filter((animation) => !endless(animation));
  await Promise.all(ending.map((animation) => animation.finished));
}

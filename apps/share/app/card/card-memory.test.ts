import { expect, test } from 'vitest';
import { drawInThread } from './card-thread.ts';

const drawings = 40;
const maxGrowthMb = 60;

const draw = (edit: number) =>
  drawInThread({ words: `Edit ${edit}`, author: 'Mira', handle: '@mira', brand: 'Buddyline' });
const residentMb = () => process.memoryUsage.rss() / 2 ** 20;

// Each card has 3 MB of pixels.
test('the pixels of a card are freed before the next one is drawn', async () => {
  for (let edit = 0; edit < 5; edit += 1) await draw(edit);
  const before = residentMb();
  for (let edit = 5; edit < 5 + drawings; edit += 1) await draw(edit);
  expect(residentMb() - before).toBeLessThan(maxGrowthMb);
}, 30_000);

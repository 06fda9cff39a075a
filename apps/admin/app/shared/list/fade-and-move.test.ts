import { beforeEach, expect, it, vi } from 'vitest';
import { fadeAndMove } from './fade-and-move.ts';

const reduced = vi.fn<() => boolean>();

class Effect {
  frames: Keyframe[];
  timing: { duration: number };
  constructor(_target: Element, frames: Keyframe[], timing: { duration: number }) {
    this.frames = frames;
    this.timing = timing;
  }
}

beforeEach(() => {
  reduced.mockReturnValue(false);
  vi.stubGlobal('KeyframeEffect', Effect);
  vi.stubGlobal('matchMedia', () => ({ matches: reduced() }));
});

const place = (top: number) => ({ top, left: 0, width: 100, height: 20 });
const animated = fadeAndMove(() => false);
const still = fadeAndMove(() => true);

it('an item that moves up starts at its old position', () => {
  expect(animated(document.createElement('li'), 'remain', place(200), place(120))).toMatchObject({
    frames: [{ transform: 'translate(0px, 80px)' }, { transform: 'none' }],
    timing: { duration: 200 },
  });
});

it('an item that stays in its place is not animated, so that what is fixed in it stays, too', () => {
  expect(animated(document.createElement('li'), 'remain', place(200), place(200))).toMatchObject({
    frames: [],
    timing: { duration: 0 },
  });
});

it('a removed item fades out, inert and hidden from screen readers', () => {
  const item = document.createElement('li');
  expect(animated(item, 'remove', place(0))).toMatchObject({ timing: { duration: 100 } });
  expect([item.hasAttribute('inert'), item.getAttribute('aria-hidden')]).toEqual([true, 'true']);
});

it('a removed table row disappears at once', () => {
  const row = document.createElement('tr');
  expect(animated(row, 'remove', place(0))).toMatchObject([{ timing: { duration: 0 } }, {}]);
  expect(row.style.display).toBe('none');
});

it.each([
  ['reduced motion is preferred', animated, true],
  ['the items are those of another page', still, false],
])('nothing is animated if %s', (_, animation, isReduced) => {
  reduced.mockReturnValue(isReduced);
  const item = document.createElement('li');
  expect(animation(item, 'add', place(0))).toMatchObject({ timing: { duration: 0 } });
  expect(animation(item, 'remain', place(9), place(0))).toMatchObject({ timing: { duration: 0 } });
  expect(animation(item, 'remove', place(0))).toMatchObject([{ timing: { duration: 0 } }, {}]);
  expect(item.style.display).toBe('none');
});

import { beforeEach, expect, it, vi } from 'vitest';
import { fadeAndMove } from './animated-list.ts';

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
const moves = fadeAndMove(() => false);
const stands = fadeAndMove(() => true);

it('an item that moves up sets out from where it was', () => {
  expect(moves(document.createElement('li'), 'remain', place(200), place(120))).toMatchObject({
    frames: [{ transform: 'translate(0px, 80px)' }, { transform: 'none' }],
    timing: { duration: 200 },
  });
});

it('an item that leaves fades, and nobody can reach it meanwhile', () => {
  const item = document.createElement('li');
  expect(moves(item, 'remove', place(0))).toMatchObject({ timing: { duration: 100 } });
  expect([item.hasAttribute('inert'), item.getAttribute('aria-hidden')]).toEqual([true, 'true']);
});

it('a table row that leaves is gone at once', () => {
  const row = document.createElement('tr');
  expect(moves(row, 'remove', place(0))).toMatchObject([{ timing: { duration: 0 } }, {}]);
  expect(row.style.display).toBe('none');
});

it.each([
  ['reduced motion is asked for', moves, true],
  ['another page has taken the place', stands, false],
])('nothing moves or lingers where %s', (_, animation, isReduced) => {
  reduced.mockReturnValue(isReduced);
  const item = document.createElement('li');
  expect(animation(item, 'add', place(0))).toMatchObject({ timing: { duration: 0 } });
  expect(animation(item, 'remain', place(9), place(0))).toMatchObject({ timing: { duration: 0 } });
  expect(animation(item, 'remove', place(0))).toMatchObject([{ timing: { duration: 0 } }, {}]);
  expect(item.style.display).toBe('none');
});

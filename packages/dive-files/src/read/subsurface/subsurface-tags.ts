import type { DiveLogFlag } from '@buddyline/domain/dive-log';
import type { Draft } from '../draft.ts';

/** The tags that are written: where Subsurface offers one for it, that. */
export const tagOfFlag = {
  isShore: 'shore',
  isBoat: 'boat',
  isTraining: 'student',
  isWreck: 'wreck',
  isCave: 'cave',
  isReef: 'reef',
  isFresh: 'fresh',
  usedCamera: 'photo',
} as const satisfies Partial<Record<DiveLogFlag, string>>;

const flagOfTag: ReadonlyMap<string, DiveLogFlag> = new Map([
  ['shore', 'isShore'],
  ['boat', 'isBoat'],
  ['student', 'isTraining'],
  ['instructor', 'isTraining'],
  ['training', 'isTraining'],
  ['wreck', 'isWreck'],
  ['cave', 'isCave'],
  ['cavern', 'isCave'],
  ['reef', 'isReef'],
  ['fresh', 'isFresh'],
  ['lake', 'isFresh'],
  ['river', 'isFresh'],
  ['pool', 'isFresh'],
  ['photo', 'usedCamera'],
  ['video', 'usedCamera'],
  ['camera', 'usedCamera'],
]);

export function readTags(draft: Draft, tags: string): void {
  for (const tag of tags.split(',').map((one) => one.trim())) {
    const flag = flagOfTag.get(tag.toLowerCase());
    if (flag !== undefined) draft.set({ [flag]: true });
    else if (tag !== '') draft.note('tag-lost', tag);
  }
}

import { lazyComponent } from '../lazy/lazy-component.tsx';
import { fetchFirstTouch } from '../lazy/first-touch.ts';
import { lastChange } from './last-change.ts';

const LastChangeLine = lazyComponent(async () => (await fetchFirstTouch()).LastChangeLine);

/** 'Post deleted. Undo', until the next change. */
export function UndoLine() {
  const change = lastChange.useValue();
  return <LastChangeLine open={change !== null} change={change} />;
}

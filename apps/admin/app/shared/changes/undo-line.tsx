import { lazyComponent } from '../lazy/lazy-component.tsx';
import { fetchFirstTouch } from '../lazy/first-touch.ts';
import { lastAct } from './last-act.ts';

const LastActLine = lazyComponent(async () => (await fetchFirstTouch()).LastActLine);

/** 'Post deleted. Undo', until the next change. */
export function UndoLine() {
  const act = lastAct.useValue();
  return <LastActLine open={act !== null} act={act} />;
}

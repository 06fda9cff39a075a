import { lazyComponent } from '../lazy/lazy-component.tsx';
import { fetchActs } from '../select/fetch-acts.ts';
import { lastAct } from './last-act.ts';

const LastActLine = lazyComponent(async () => (await fetchActs()).LastActLine);

/** 'Post deleted. Undo', until the next change. */
export function UndoLine() {
  const act = lastAct.useValue();
  return <LastActLine open={act !== null} act={act} />;
}

import { catalogs } from '../../language/catalogs.ts';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { withTexts } from '../lazy/with-texts.ts';
import { lastAct } from './last-act.ts';

const LastActLine = lazyComponent(
  async () => (await withTexts(catalogs.acts, import('./last-act-line.tsx'))).LastActLine,
);

/** 'Post deleted. Undo', until the next change. */
export function UndoLine() {
  const act = lastAct.useValue();
  return <LastActLine open={act !== null} act={act} />;
}

import { catalogs } from '../../../language/catalogs.ts';
import { lazyComponent } from '../../lazy/lazy-component.tsx';
import { withTexts } from '../../lazy/with-texts.ts';
import { currentRun } from './run-state.ts';

const RunBar = lazyComponent(
  async () => (await withTexts(catalogs.acts, import('./run-bar.tsx'))).RunBar,
);

/** For the layout: an act on several items goes on, visibly, while other pages are opened. */
export function RunPlace() {
  const run = currentRun.useValue();
  return <RunBar open={run !== null} run={run} />;
}

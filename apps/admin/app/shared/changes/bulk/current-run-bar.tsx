import { lazyComponent } from '../../lazy/lazy-component.tsx';
import { fetchFirstTouch } from '../../lazy/first-touch.ts';
import { currentRun } from './run-state.ts';

const RunBar = lazyComponent(async () => (await fetchFirstTouch()).RunBar);

/** For the layout: a bulk action goes on, visibly, while other pages are opened. */
export function CurrentRunBar() {
  const run = currentRun.useValue();
  return <RunBar open={run !== null} run={run} />;
}

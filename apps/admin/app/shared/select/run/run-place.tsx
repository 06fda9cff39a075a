import { lazyComponent } from '../../lazy/lazy-component.tsx';
import { fetchActs } from '../fetch-acts.ts';
import { currentRun } from './run-state.ts';

const RunBar = lazyComponent(async () => (await fetchActs()).RunBar);

/** For the layout: an act on several items goes on, visibly, while other pages are opened. */
export function RunPlace() {
  const run = currentRun.useValue();
  return <RunBar open={run !== null} run={run} />;
}

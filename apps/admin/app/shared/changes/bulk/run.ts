import { t } from '@lingui/core/macro';
import { notifyError, notifySuccess } from '../../../notify/notify.ts';
import { onSessionEnd } from '../../../session/session.ts';
import { rememberOwnChange } from '../live/own-changes.ts';
import { focusHeadingIfLost, focusItemWhenShown } from '../focus-item.ts';
import { type HeldChanges, lastChange } from '../last-change.ts';
import { announceUndoable, makeLastChange, type NewChange } from '../offer-undo.ts';
import { refreshEverything } from '../undo-mutation.ts';
import { selection } from '../select/select-state.ts';
import { withoutDone } from '../select/selection-changes.ts';
import { type Outcome, runItems } from './run-items.ts';
import { currentRun, isRunning, type Job, type Run } from './run-state.ts';

/** What could be undone before the run. */
let held: HeldChanges = [];

/** Nothing else is started while a run is in progress. @returns whether it was started */
export function startRun(job: Job): boolean {
  if (isRunning(currentRun.get())) {
    notifyError(t`Wait until the running action has ended, then try again.`);
    return false;
  }
  held = lastChange.hold();
  void work({ job, phase: 'running', outcomes: [], rest: [], problem: null, change: null }, [
    ...job.names.keys(),
  ]);
  return true;
}

/** Continues with the items without an outcome. */
export function tryRest(): void {
  const run = currentRun.get();
  if (!run || isRunning(run) || run.rest.length === 0) return;
  void work({ ...run, phase: 'running', rest: [], problem: null, change: null }, run.rest);
}

export function stopRun(): void {
  const run = currentRun.get();
  if (run?.phase === 'running') currentRun.set({ ...run, phase: 'stopping' });
}

export function closeRun(): void {
  if (!isRunning(currentRun.get())) currentRun.set(null);
}

async function work(started: Run, ids: readonly string[]): Promise<void> {
  let run = started;
  // After the session has ended, what is still in flight must not be shown to the next person.
  const isShown = () => currentRun.get()?.job === run.job;
  currentRun.set(run);
  window.addEventListener('beforeunload', askBeforeUnload);
  const { rest, error } = await runItems(ids, run.job.calls, {
    isStopped: () => currentRun.get()?.phase !== 'running' || !isShown(),
    onOutcomes: (outcomes) => {
      rememberOwnChange();
      run = { ...run, outcomes: [...run.outcomes, ...outcomes] };
      const phase = currentRun.get()?.phase ?? run.phase;
      if (isShown()) currentRun.set({ ...run, phase });
    },
  });
  window.removeEventListener('beforeunload', askBeforeUnload);
  if (!isShown()) return;
  const problem = error instanceof Error ? error.message : null;
  const phase = rest.length === 0 ? 'done' : problem === null ? 'stopped' : 'lost';
  finish({ ...run, phase, rest, problem });
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function finish(run: Run): void {
  const { job, outcomes, rest } = run;
  const done = outcomes.filter(({ ok }) => ok);
  const failed = outcomes.filter(({ ok }) => !ok);
  job.onDone?.(done.map(({ id }) => id));
  void refreshEverything(job.client);

  const doneIds = done.map(({ id }) => id);
  const isComplete = failed.length + rest.length === 0;
  const current = selection.get();
  const staysSelected = job.keepsSelection === true && isComplete;
  if (current && current.address === job.address && !staysSelected)
    selection.set(withoutDone(current, doneIds));

  currentRun.set(isComplete ? null : run);
  const text = job.texts.done(done.length);
  const undo = undoOf(job, done);
  if (undo || job.isUndo || done.length === 0) lastChange.add(...held);
  else lastChange.clear();
  const page = job.address?.split('?')[0];
  if (undo && isComplete) announceUndoable({ text, page, undo });
  else if (undo) offerInBar(run, { text, page, undo });
  else if (isComplete) notifySuccess(text);
  // The bar, with the button that had the focus, is gone.
  if (isComplete) requestAnimationFrame(() => focusAfter(job));
}

/** The bar undoes this run, whatever is done after it. */
function offerInBar(run: Run, { undo, ...rest }: NewChange): void {
  const change = makeLastChange({
    ...rest,
    undo: () => {
      const shown = currentRun.get();
      if (shown?.change === change) currentRun.set({ ...shown, change: null });
      return undo();
    },
  });
  currentRun.set({ ...run, change });
}

function focusAfter({ returns }: Job): void {
  focusHeadingIfLost();
  if (returns !== undefined) focusItemWhenShown(returns);
}

/** One undo for everything that was done; null if the backend cannot, or nothing was changed. */
function undoOf({ undo }: Job, done: readonly Outcome[]): (() => boolean) | null {
  const undoable = done.filter((outcome) => outcome.undo !== undefined);
  return undo && undoable.length > 0 ? () => undo(undoable) : null;
}

onSessionEnd(() => {
  currentRun.set(null);
  selection.set(null);
});

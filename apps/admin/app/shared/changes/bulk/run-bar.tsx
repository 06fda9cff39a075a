import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import { UserText } from '../../text/user-text.tsx';
import { reserveRoom } from '../select/reserve-room.ts';
import { isRunning, type Run } from './run-state.ts';
import { closeRun, stopRun, tryRest } from './run.ts';

/** The progress of a bulk action, and then its outcomes if not all was done. */
export function RunBar({ run }: { run: Run | null }) {
  const { t } = useLingui();
  const running = isRunning(run);
  useCloseOnEscape(run !== null && !running);
  if (!run) return null;
  return (
    <section
      ref={reserveRoom}
      tabIndex={-1}
      aria-label={t`Act on several items`}
      className="select-bar"
    >
      {running ? <Progress run={run} /> : <Outcomes run={run} />}
    </section>
  );
}

/** Focuses the bar when it shows something else, because the button that was pressed is gone. */
function useLostFocus<TElement extends HTMLElement>() {
  const content = useRef<TElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) content.current?.closest('section')?.focus();
  }, []);
  return content;
}

function useCloseOnEscape(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      closeRun();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}

function Progress({ run: { job, outcomes, phase } }: { run: Run }) {
  const { t } = useLingui();
  const total = job.names.size;
  const at = outcomes.length;
  const what = job.texts.running();
  const isStopping = phase === 'stopping';
  return (
    <>
      <div ref={useLostFocus<HTMLDivElement>()} className="min-w-0 grow">
        <p className="flex justify-between gap-4 font-medium">
          {/* Announced when it starts and when it is stopped, but not on every step. */}
          <span role="status">{isStopping ? t`Stopping after this call…` : what}</span>
          <span className="tabular-nums">{t`${at} of ${total}`}</span>
        </p>
        <progress aria-label={what} value={at} max={total} />
      </div>
      <Button variant="outline" size="sm" disabled={isStopping} onClick={stopRun}>
        <Trans>Stop</Trans>
      </Button>
    </>
  );
}

function Outcomes({ run }: { run: Run }) {
  const { job, outcomes, rest, problem, change } = run;
  const failed = outcomes.filter(({ ok }) => !ok);
  const done = outcomes.length - failed.length;
  return (
    <div ref={useLostFocus<HTMLDivElement>()} className="grid min-w-0 grow gap-3 py-1">
      <div role="status" className="grid gap-1">
        {done > 0 && <p className="font-medium">{job.texts.done(done)}</p>}
        {failed.length > 0 && (
          <p className="font-medium text-danger-ink">
            <Plural value={failed.length} one="# was refused:" other="# were refused:" />
          </p>
        )}
      </div>
      {failed.length > 0 && (
        <ul
          role="list"
          className="grid max-h-48 gap-2 overflow-y-auto border-s-2 border-danger/60 ps-3"
        >
          {failed.map(({ id, message }) => (
            <li key={id}>
              <UserText as="span" className="block w-fit font-medium">
                {job.names.get(id) ?? id}
              </UserText>
              <UserText as="span" className="block w-fit text-ink-muted">
                {message ?? ''}
              </UserText>
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 && <Rest count={rest.length} problem={problem} />}
      <div className="flex flex-wrap gap-2">
        {rest.length > 0 && (
          <Button size="sm" onClick={tryRest}>
            <Icon of={RotateCw} />
            <Trans>Try the rest again</Trans>
          </Button>
        )}
        {change && (
          <Button size="sm" variant="outline" onClick={change.undo}>
            <Icon of={Undo2} directional />
            <Trans>Undo</Trans>
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={closeRun}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </div>
  );
}

interface RestProps {
  count: number;
  /** Null if the person stopped it. */
  problem: string | null;
}

function Rest({ count, problem }: RestProps) {
  return (
    <div role="status">
      {problem === null ? (
        <Plural
          value={count}
          one="# item is left as it was."
          other="# items are left as they were."
        />
      ) : (
        <>
          <UserText as="span" className="block w-fit text-danger-ink">
            {problem}
          </UserText>
          <p>
            <Plural
              value={count}
              one="# item is left; it may be done or not."
              other="# items are left; some of them may be done."
            />
          </p>
        </>
      )}
    </div>
  );
}

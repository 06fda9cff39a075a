import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Undo2 from 'lucide-react/icons/undo-2';
import type { EntryGroup } from '../../shared/record/history/entry-groups.ts';
import { shortLabel } from '../../shared/text/short-label.ts';
import { fetchFirstTouch } from '../../shared/lazy/first-touch.ts';
import { currentRun, isRunning } from '../../shared/changes/bulk/run-state.ts';
import type { ActivityState } from './activity-state.ts';
import { mayUndo } from '../../shared/record/history/may-undo.ts';
import { useCan } from '../../shared/query/use-can.tsx';
import { readOperation } from './read-operation.ts';

interface Props {
  /** The entries of a bulk operation that are loaded. */
  entries: EntryGroup;
  /** The page's filters: entries that they hide are not undone. */
  state: ActivityState;
  /** The id of the element that says what was done. */
  sentenceId: string;
}

/** The button that undoes all changes of a bulk operation, with progress and outcomes. */
export function PutBackAll({ entries, state, sentenceId }: Props) {
  const client = useQueryClient();
  const can = useCan();
  const run = currentRun.useValue();
  const { mutate, isPending } = useMutation({
    mutationFn: async (operationId: string) => {
      const [{ undoChanges }, found] = await Promise.all([
        fetchFirstTouch(),
        readOperation(operationId, state),
      ]);
      const undoable = found.filter((entry) => entry.canUndo && mayUndo(can, entry));
      const names = undoable.map(({ id, label }) => [id, shortLabel(label ?? '') || '—'] as const);
      undoChanges({ client, names: new Map(names) });
    },
  });
  const { operationId } = entries[0];
  if (operationId === null || !entries.some((entry) => entry.canUndo && mayUndo(can, entry)))
    return null;
  return (
    <Button
      variant="outline"
      size="sm"
      pending={isPending}
      disabled={isRunning(run)}
      aria-describedby={sentenceId}
      onClick={({ currentTarget }) => {
        // The button disappears; its row does not.
        currentTarget.closest('li')?.querySelector<HTMLElement>('[data-row-link]')?.focus();
        mutate(operationId);
      }}
    >
      <Icon of={Undo2} directional />
      <Trans>Put all back</Trans>
    </Button>
  );
}

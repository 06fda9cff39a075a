import type { Activity } from '@buddyline/domain/activity';
import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Undo2 from 'lucide-react/icons/undo-2';
import { useRestoreFocus } from '../../keyboard/restore-focus.ts';
import { shortLabel } from '../../text/short-label.ts';
import { Ago } from '../../text/ago.tsx';
import { mayUndo } from './may-undo.ts';
import { useCan } from '../../query/use-can.tsx';
import { undoMutation } from '../../changes/undo-mutation.ts';

/** The button that undoes an entry, or when it was undone. */
export function PutBack({ entry }: { entry: Activity }) {
  const { t } = useLingui();
  const can = useCan();
  const { mutate, isPending } = useMutation(undoMutation(useQueryClient()));
  const restoreFocusTo = useRestoreFocus(isPending);
  if (entry.undoneAt) {
    const ago = <Ago at={entry.undoneAt} />;
    return (
      <span className="text-xs text-ink-muted">
        <Trans>Undone {ago}</Trans>
      </span>
    );
  }
  if (!entry.canUndo || !mayUndo(can, entry)) return null;
  const name = shortLabel(entry.label ?? '');
  return (
    <Button
      variant="outline"
      size="sm"
      pending={isPending}
      aria-label={t`Put back: ${name}`}
      onClick={({ currentTarget }) => {
        restoreFocusTo(currentTarget);
        const row = currentTarget.closest('li');
        mutate(
          { activityId: entry.id, name: entry.label ?? undefined },
          { onSuccess: () => focusRow(row) },
        );
      }}
    >
      <Icon of={Undo2} directional />
      <Trans>Put back</Trans>
    </Button>
  );
}

/** The button disappears after its success, so the focus moves to the entry. */
function focusRow(row: HTMLElement | null): void {
  row?.querySelector<HTMLElement>('a, [tabindex]')?.focus();
}

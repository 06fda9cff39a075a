import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import Undo2 from 'lucide-react/icons/undo-2';
import { type UndoableAct, undoLastAct } from './last-act.ts';

/** Not a live region, because the toast has announced the act. */
export function LastActLine({ act }: { act: UndoableAct | null }) {
  if (!act) return null;
  return (
    <span className="flex min-w-0 animate-fade-in items-center text-xs text-ink-muted">
      <span className="truncate max-sm:sr-only">{act.text}</span>
      <Button variant="link" size="sm" className="-my-1 px-2" onClick={undoLastAct}>
        <Icon of={Undo2} directional />
        <Trans>Undo</Trans>
      </Button>
    </span>
  );
}

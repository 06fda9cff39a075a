import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import Undo2 from 'lucide-react/icons/undo-2';
import { useLocation } from 'react-router';
import { isPageOfAct } from './act-page.ts';
import { type UndoableAct, undoLastAct } from './last-act.ts';

/** Not a live region, because the toast has announced the act. */
export function LastActLine({ act }: { act: UndoableAct | null }) {
  const { pathname } = useLocation();
  // On the page of another record it would seem to be about that one.
  if (!act || !isPageOfAct(act.page ?? pathname, pathname)) return null;
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

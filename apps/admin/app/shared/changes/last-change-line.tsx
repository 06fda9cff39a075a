import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import Undo2 from 'lucide-react/icons/undo-2';
import { useLocation } from 'react-router';
import { isPageOfChange } from './change-page.ts';
import { type UndoableChange, undoLastChange } from './last-change.ts';

/** Not a live region, because the toast has announced the change. */
export function LastChangeLine({ change }: { change: UndoableChange | null }) {
  const { pathname } = useLocation();
  // On the page of another record it would seem to be about that one.
  if (
    !change ||
    change.isOfferedInPlace === true ||
    !isPageOfChange(change.page ?? pathname, pathname)
  )
    return null;
  return (
    <span className="flex min-w-0 animate-fade-in items-center text-xs text-ink-muted">
      <span className="truncate max-sm:sr-only">{change.text}</span>
      <Button variant="link" size="sm" className="-my-1 px-2" onClick={undoLastChange}>
        <Icon of={Undo2} directional />
        <Trans>Undo</Trans>
      </Button>
    </span>
  );
}

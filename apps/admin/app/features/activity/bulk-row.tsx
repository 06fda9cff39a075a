import { Icon } from '@buddyline/ui/icon';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import type { ActGroup } from '../../shared/record/history/act-groups.ts';
import { BulkSentence } from '../../shared/record/history/act-sentence.tsx';
import { rowLink } from '../../shared/keyboard/list-keyboard.ts';
import { ActRow, Reason, RowFrame } from './act-row.tsx';
import type { ActivityState } from './activity-state.ts';
import { PutBackAll } from './put-back-all.tsx';

/** A bulk operation as one row, which opens to its acts. */
export function BulkRow({ acts, state }: { acts: ActGroup; state: ActivityState }) {
  const [open, setOpen] = useState(false);
  const [sentenceId, listId] = [useId(), useId()];
  const [{ reason }] = acts;
  return (
    <>
      <RowFrame
        act={acts[0]}
        end={<PutBackAll acts={acts} state={state} sentenceId={sentenceId} />}
      >
        <button
          type="button"
          {...rowLink}
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          onClick={() => setOpen(!open)}
          className="flex min-h-8 items-center gap-2 text-start"
        >
          <span id={sentenceId}>
            <BulkSentence acts={acts} />
          </span>
          <Icon
            of={ChevronDown}
            className={`text-ink-muted transition-transform ${open ? 'rotate-180' : ''}`}
          />
        </button>
        {reason && <Reason>{reason}</Reason>}
      </RowFrame>
      {open && (
        <ul role="list" id={listId} className="divide-y border-t bg-surface-sunken/50 ps-6">
          {acts.map((act) => (
            <li key={act.id}>
              <ActRow act={act} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

import { Icon } from '@buddyline/ui/icon';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import type { EntryGroup } from '../../shared/record/history/entry-groups.ts';
import { BulkSentence } from '../../shared/record/history/entry-sentence.tsx';
import { rowLink } from '../../shared/keyboard/list-keyboard.ts';
import { EntryRow, Reason, RowFrame } from './entry-row.tsx';
import type { ActivityState } from './activity-state.ts';
import { PutBackAll } from './put-back-all.tsx';

/** A bulk operation, or several sign-ins, as one row, which opens to its entries. */
export function BulkRow({ entries, state }: { entries: EntryGroup; state: ActivityState }) {
  const [open, setOpen] = useState(false);
  const [sentenceId, listId] = [useId(), useId()];
  const [{ reason }] = entries;
  return (
    <>
      <RowFrame
        entry={entries[0]}
        end={<PutBackAll entries={entries} state={state} sentenceId={sentenceId} />}
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
            <BulkSentence entries={entries} />
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
          {entries.map((entry) => (
            <li key={entry.id}>
              <EntryRow entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

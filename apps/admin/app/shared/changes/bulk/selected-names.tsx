import { Plural } from '@lingui/react/macro';
import { UserText } from '../../text/user-text.tsx';
import type { SelectedItem } from '../select/select-state.ts';

const shownNames = 3;

/** The first names of the selected items, and how many more there are. */
export function SelectedNames({ items }: { items: readonly SelectedItem[] }) {
  const more = items.length - shownNames;
  return (
    <ul role="list" className="grid gap-0.5 border-s-2 ps-3">
      {items.slice(0, shownNames).map(({ id, name, parts }) => (
        <li key={id} className="flex min-w-0 gap-1">
          {parts && (
            <span className="max-w-1/2 shrink-0 truncate">
              <UserText>{parts.by}</UserText>:
            </span>
          )}
          <UserText as="span" className="min-w-0 truncate">
            {parts ? parts.words : name}
          </UserText>
        </li>
      ))}
      {more > 0 && (
        <li className="text-ink-muted">
          <Plural value={more} one="and # more" other="and # more" />
        </li>
      )}
    </ul>
  );
}

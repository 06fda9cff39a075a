import { Trans } from '@lingui/react/macro';
import { UserText } from '../../text/user-text.tsx';
import type { SelectedItem } from '../select/select-state.ts';

const shownNames = 3;

/** The first names of the selected items, and how many more there are. */
export function SelectedNames({ items }: { items: readonly SelectedItem[] }) {
  const more = items.length - shownNames;
  return (
    <ul role="list" className="grid gap-0.5 border-s-2 ps-3">
      {items.slice(0, shownNames).map(({ id, name }) => (
        <li key={id} className="min-w-0">
          <UserText as="span" className="block w-fit max-w-full truncate">
            {name}
          </UserText>
        </li>
      ))}
      {more > 0 && (
        <li className="text-ink-muted">
          <Trans>and {more} more</Trans>
        </li>
      )}
    </ul>
  );
}

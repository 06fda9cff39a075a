import { Icon } from '@buddyline/ui/icon';
import { Plural, Trans } from '@lingui/react/macro';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { api } from '../../session/api.ts';
import { step } from '../keyboard/list-keyboard.ts';
import { userListsKey } from '../person/person-queries.ts';
import { listKey } from '../query/item-caches.ts';
import type { SelectableNoun } from '../select/select-state.ts';
import { useLiveList } from './use-live-list.ts';

/** 'N new · Show' above a list. It lies over the list, so that nothing moves. */
export function NewItems({ noun }: { noun: SelectableNoun }) {
  const { count, show } = useLiveList({
    noun,
    listKey: noun === 'users' ? userListsKey : listKey(noun),
    // A ticket that somebody closes leaves the list of open ones, but not from under the cursor.
    readItem: noun === 'tickets' ? (id) => api.tickets.get(id) : undefined,
  });

  async function showAndFocus(hadFocus: boolean) {
    await show();
    if (hadFocus) step(1);
  }

  return (
    <div role="status" className="sticky top-4 z-10 flex h-0 justify-center sm:max-lg:top-16">
      {count > 0 && (
        <button
          type="button"
          onClick={({ currentTarget }) =>
            void showAndFocus(document.activeElement === currentTarget)
          }
          className="-mt-3 flex h-9 animate-fade-in items-center gap-2 rounded-full bg-accent px-4 text-xs font-medium whitespace-nowrap text-on-accent shadow-far"
        >
          <Icon of={ArrowUp} />
          <span className="tabular-nums">
            <Plural value={count} one="# new" other="# new" />
          </span>
          <span aria-hidden>·</span>
          <Trans>Show</Trans>
        </button>
      )}
    </div>
  );
}

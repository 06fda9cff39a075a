import { Icon } from '@buddyline/ui/icon';
import { Plural, Trans } from '@lingui/react/macro';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { api } from '../../../session/api.ts';
import { step } from '../../keyboard/list-keyboard.ts';
import { userListsKey } from '../../query/person-queries.ts';
import { listKey, personItemsKey } from '../../query/item-caches.ts';
import type { Selectable, SelectableList, SelectableNoun } from '../select/select-state.ts';
import { useLiveList } from './use-live-list.ts';

/** Made at each call, because on the server each request has its own `api`. */
const readers: Record<SelectableNoun, (id: string) => Promise<Selectable>> = {
  users: (id) => api.users.profile(id),
  posts: (id) => api.posts.get(id),
  certificates: (id) => api.certificates.get(id),
  'dive-logs': (id) => api.diveLogs.get(id),
  tickets: (id) => api.tickets.get(id),
};

function keyOf(list: SelectableList) {
  if ('userId' in list) return personItemsKey(list.noun, list.userId);
  return list.noun === 'users' ? userListsKey : listKey(list.noun);
}

/** 'N new · Show' above a list. It lies over the list, so that nothing moves. */
export function NewItems({ list }: { list: SelectableList }) {
  const { count, show } = useLiveList({
    noun: list.noun,
    listKey: keyOf(list),
    // A ticket that somebody closes leaves the list of open ones, but not from under the cursor.
    readItem: readers[list.noun],
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

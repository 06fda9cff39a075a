import { hasFeature, type Meta } from '@buddyline/domain/meta';
import type { QueryClient } from '@tanstack/react-query';
import { v4 as uuidv4 } from 'uuid';
import { personKey } from '../../query/person-queries.ts';
import { itemKey } from '../../query/item-caches.ts';
import { metaQuery } from '../../query/meta-queries.ts';
import { actTexts } from './act-texts.ts';
import type { Act } from './noun-acts.ts';
import type { Suspension } from './suspension.ts';
import { type SelectableNoun, type SelectedItem, selection } from '../select/select-state.ts';
import { bulkCalls, itemCalls } from './calls.ts';
import type { Outcome } from './run-items.ts';
import { startRun } from './run.ts';
import { undoActs } from './undo-acts.ts';

interface Started {
  act: Act;
  items: readonly SelectedItem[];
  suspension: Suspension;
}

/** Acts on the selected items: in calls for many, where the backend has them. */
export function startAct(
  client: QueryClient,
  noun: SelectableNoun,
  { act, items, suspension }: Started,
): void {
  const meta: Meta | undefined = client.getQueryData(metaQuery.queryKey);
  const hasBulk = meta !== undefined && hasFeature(meta, 'bulk');
  const selected = selection.get();
  const { action } = act;
  const names = new Map(items.map(({ id, name }) => [id, name]));
  startRun({
    client,
    names,
    ...(selected && { address: selected.address }),
    texts: actTexts[action],
    calls:
      hasBulk && action !== 'users.suspend'
        ? bulkCalls(action, uuidv4())
        : itemCalls((id) => act.change(id, suspension), {
            goneIsDone: action !== 'users.suspend',
          }),
    onDone: (ids) => {
      if (act.isDelete) for (const id of ids) forget(client, noun, id);
    },
    undo: (done) => undoActs({ client, names: namesByUndo(names, done), returns: done[0]?.id }),
  });
}

/** The names of the items by the activity ids that undo their changes, the last change first. */
function namesByUndo(
  names: ReadonlyMap<string, string>,
  done: readonly Outcome[],
): Map<string, string> {
  return new Map(done.toReversed().map(({ id, undo = '' }) => [undo, names.get(id) ?? id]));
}

function forget(client: QueryClient, noun: SelectableNoun, id: string): void {
  client.removeQueries({ queryKey: noun === 'users' ? personKey(id) : itemKey(noun, id) });
}

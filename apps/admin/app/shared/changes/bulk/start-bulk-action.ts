import { hasFeature, type Meta } from '@buddyline/domain/meta';
import type { QueryClient } from '@tanstack/react-query';
import { v4 as uuidv4 } from 'uuid';
import { personKey } from '../../query/person-queries.ts';
import { itemKey } from '../../query/item-caches.ts';
import { metaQuery } from '../../query/meta-queries.ts';
import { bulkActionTexts } from './run-texts.ts';
import { isOneByOne, type NounAction } from './noun-actions.ts';
import type { ActionValues } from './action-values.ts';
import {
  type SelectableNoun,
  type SelectedItem,
  type SelectingList,
  selection,
} from '../select/select-state.ts';
import { bulkCalls, itemCalls } from './calls.ts';
import type { Outcome } from './run-items.ts';
import { startRun } from './run.ts';
import { undoChanges } from './undo-changes.ts';

interface Started {
  action: NounAction;
  items: readonly SelectedItem[];
  values: ActionValues;
}

/** Runs a bulk action on the selected items: in calls for many items, where the backend has them. */
export function startBulkAction(
  client: QueryClient,
  noun: SelectingList['noun'],
  { action, items, values }: Started,
): void {
  const meta: Meta | undefined = client.getQueryData(metaQuery.queryKey);
  const hasBulk = meta !== undefined && hasFeature(meta, 'bulk');
  const selected = selection.get();
  const { name } = action;
  const request = isOneByOne(name) ? null : (action.request?.(values) ?? { action: name });
  const names = new Map(items.map((item) => [item.id, item.name]));
  startRun({
    client,
    names,
    ...(selected && { address: selected.address }),
    keepsSelection: action.keepsSelection,
    texts: bulkActionTexts[request?.action ?? name],
    calls:
      hasBulk && request !== null
        ? bulkCalls({ ...request, operationId: uuidv4() })
        : itemCalls((id) => action.change(id, values), {
            goneIsDone: name !== 'users.suspend',
          }),
    onDone: (ids) => {
      if (action.isDelete && noun !== 'trash') for (const id of ids) forget(client, noun, id);
    },
    undo: (done) => undoChanges({ client, names: namesByUndo(names, done), returns: done[0]?.id }),
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

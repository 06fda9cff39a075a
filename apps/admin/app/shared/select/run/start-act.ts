import { hasFeature, type Meta } from '@buddyline/domain/meta';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';
import { personKey } from '../../person/person-queries.ts';
import { itemKey } from '../../query/item-caches.ts';
import { metaQuery } from '../../query/meta-queries.ts';
import { actTexts, undoTexts } from '../acts/act-texts.ts';
import type { Act } from '../acts/noun-acts.ts';
import { type SelectableNoun, type SelectedItem, selection } from '../select-state.ts';
import { bulkCalls, itemCalls } from './calls.ts';
import type { Outcome } from './run-items.ts';
import { startRun } from './run.ts';

/** Acts on the selected items: in calls for many, where the backend has them. */
export function startAct(
  client: QueryClient,
  noun: SelectableNoun,
  act: Act,
  items: readonly SelectedItem[],
): void {
  const meta: Meta | undefined = client.getQueryData(metaQuery.queryKey);
  const hasBulk = meta !== undefined && hasFeature(meta, 'bulk');
  const selected = selection.get();
  const names = new Map(items.map(({ id, name }) => [id, name]));
  startRun({
    client,
    names,
    ...(selected && { address: selected.address }),
    texts: actTexts[act.action],
    calls: hasBulk
      ? bulkCalls(act.action, crypto.randomUUID())
      : itemCalls(act.change, { goneIsDone: true }),
    onDone: (ids) => {
      if (act.isDelete) for (const id of ids) forget(client, noun, id);
    },
    undo: (done) => startUndo(client, names, done),
  });
}

/** Undoes acts, the last one first. The items of that run are the ids of the acts. */
function startUndo(
  client: QueryClient,
  names: ReadonlyMap<string, string>,
  done: readonly Outcome[],
): void {
  const acts = done.toReversed().map(({ id, undo = '' }) => [undo, names.get(id) ?? id] as const);
  startRun({
    client,
    names: new Map(acts),
    texts: undoTexts,
    calls: itemCalls((id) => api.activity.undo(id), { goneIsDone: false }),
    returns: done[0]?.id,
  });
}

function forget(client: QueryClient, noun: SelectableNoun, id: string): void {
  client.removeQueries({ queryKey: noun === 'users' ? personKey(id) : itemKey(noun, id) });
}

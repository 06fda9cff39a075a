import { type BulkResult, bulkRequestSchema } from '@buddyline/domain/bulk';
import * as v from 'valibot';
import type { Backend } from './backend.ts';
import { ada, nextId, type Records } from './records.ts';

const undone = { message: 'Undone.', data: { toldId: null } };
const nouns = ['users', 'posts', 'comments', 'certificates', 'diveLogs', 'tickets'] as const;

/** Each item that is changed with others can be put back from now on, whatever is done to the others. */
export function makeBulkUndoable(backend: Backend): void {
  const usual = backend.usual('POST /bulk');
  backend.on('POST /bulk', async (asked) => {
    const before = structuredClone(backend.records);
    const { ids } = v.parse(bulkRequestSchema, asked.json);
    await usual(asked);
    const results = ids.map((id): BulkResult => {
      const undo = nextId();
      backend.on(`POST /activity/${undo}/undo`, () => {
        for (const noun of nouns) putBack(backend.records[noun], before[noun], id);
        return undone;
      });
      return { id, ok: true, undo };
    });
    return { data: { results } };
  });
}

function putBack(items: { id: string }[], before: { id: string }[], id: string): void {
  const place = before.findIndex((item) => item.id === id);
  const former = before[place];
  if (!former) return;
  const current = items.find((item) => item.id === id);
  if (current) Object.assign(current, former);
  else items.splice(place, 0, former);
}

/** What a person is notified of can be withdrawn from now on, and their suspension lifted. */
export function makeSanctionsUndoable(backend: Backend): void {
  const usual = backend.usual('POST /users/:id/sanctions');
  backend.on('POST /users/:id/sanctions', async (asked) => {
    const answer = await usual(asked);
    const undo = nextId();
    const [userId] = asked.ids;
    const imposed = backend.records.sanctions.find(({ of }) => of === userId);
    backend.on(`POST /activity/${undo}/undo`, () => {
      if (imposed) withdraw(backend.records, imposed);
      return undone;
    });
    return { ...answer, headers: { 'X-Undo': undo } };
  });
}

function withdraw(records: Records, sanction: Records['sanctions'][number]): void {
  const liftedBy = { id: ada.id, name: 'Ada Marsh' };
  const liftedAt = '2026-10-03T09:00:00.000Z';
  Object.assign(sanction, { isActive: false, liftedAt, liftedBy });
  const person = records.users.find(({ id }) => id === sanction.of);
  if (person) Object.assign(person, { isSuspended: false, suspendedUntil: null });
}

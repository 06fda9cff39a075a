import { v7 as uuidv7 } from 'uuid';
import { previewDives, takeNew } from './import-calls.ts';
import type { Person, TestApi } from '../test-api.ts';

interface People {
  api: TestApi;
  admin: Person;
  diver: Person;
}

/** Calls that export or import something, for the test of all routes that audit something. */
export function diveFileCalls(people: () => People) {
  const lists = ['users', 'posts', 'certificates', 'divelogs', 'tickets', 'activity'].map(
    (list) => {
      const noun = list === 'divelogs' ? 'dive-logs' : list;
      const call = () => ({
        action: `${noun}.export`,
        itemId: null,
        refused: { as: people().diver },
      });
      return [`GET /api/exports/${list}.csv`, call] as const;
    },
  );
  const logbooks = ['uddf', 'ssrf', 'csv'].map((format) => {
    const call = () => {
      const { diver } = people();
      const refused = { ids: [uuidv7()] };
      return { action: 'dive-logs.export', ids: [diver.id], itemId: null, refused };
    };
    return [`GET /api/exports/divelogs/:userId.${format}`, call] as const;
  });
  return {
    ...Object.fromEntries([...lists, ...logbooks]),
    'POST /api/divelogs/imports/:importId': async () => {
      const { id } = await previewForDiver(people());
      const payload = { take: [1] };
      const refused = { ids: [uuidv7()], payload };
      return { action: 'dive-logs.import', ids: [id], itemId: null, payload, refused };
    },
    'POST /api/divelogs/imports/:importId/undo': async () => {
      const preview = await previewForDiver(people());
      const [taken] = await takeNew(people().api, people().diver, preview);
      const refused = { ids: [uuidv7()] };
      return { action: 'dive-logs.delete', ids: [preview.id], itemId: taken?.id, refused };
    },
  };
}

/** The diver of each call has an empty logbook. */
function previewForDiver({ api, admin, diver }: People) {
  return previewDives(api, admin, [{ date: '2026-05-01' }], { userId: diver.id });
}

import { v7 as uuidv7 } from 'uuid';
import type { Person } from './test-api.ts';

interface People {
  diver: Person;
}

/** Calls that export something, for the test of all routes that note something. */
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
  return Object.fromEntries([...lists, ...logbooks]);
}

import { bounds } from '@buddyline/domain/constants';
import { watchBlocking } from '@buddyline/tests/blocking-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writtenLogbook } from '../../accounts/archive/written-logbook.ts';
import { sampleDiveLog } from '../../db/testing/sample-rows.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

const dives = 1_000;
/** CPU time, as in `event-loop.cpu.test.ts`. */
const maxBlockingMs = 50;

/** What takes longest to write: lines of one letter are elements of UDDF. */
const comments = 'a\n'.repeat(bounds.diveCommentsMax / 2 - 1).concat('a');

let api: TestApi;
let diver: Person;
beforeAll(async () => {
  api = await startTestApi();
  diver = await api.addPerson();
  for (let at = 0; at < dives; at += 100) {
    const rows = Array.from({ length: 100 }, (_, index) => {
      const dive_number = at + index + 1;
      return sampleDiveLog(diver.id, { dive_number, site: `Site ${dive_number}`, comments });
    });
    await api.services.database.db.insertInto('dive_logs').values(rows).execute();
  }
});
afterAll(() => api.close());

/** What a member downloads. */
async function exported(format: string): Promise<AsyncIterable<Uint8Array>> {
  const url = `/api/exports/divelogs/${diver.id}.${format}`;
  const answer = await api.api.inject({ url, headers: as(diver), payloadAsStream: true });
  expect(answer.statusCode).toBe(200);
  return answer.stream();
}

async function* asIs<Rows>(batches: AsyncIterable<Rows>): AsyncGenerator<Rows> {
  yield* batches;
}

test.for([
  { name: 'as UDDF', read: () => exported('uddf') },
  { name: 'for Subsurface', read: () => exported('ssrf') },
  {
    name: 'in the archive of an account',
    read: () => {
      const { database, config } = api.services;
      return Promise.resolve(writtenLogbook({ db: database.db, config }, diver.id, { each: asIs }));
    },
  },
])(
  'a logbook of 1,000 dives with long comments blocks the event loop for at most 50 ms: $name',
  { timeout: 120_000 },
  async ({ read }) => {
    let least = Infinity;
    // One attempt may include a garbage collection.
    for (let attempt = 0; attempt < 3 && least > maxBlockingMs; attempt += 1) {
      const blocking = watchBlocking();
      let size = 0;
      for await (const piece of await read()) size += piece.length;
      least = Math.min(least, blocking());
      expect(size).toBeGreaterThan(dives * comments.length);
    }
    expect(least).toBeLessThanOrEqual(maxBlockingMs);
  },
);

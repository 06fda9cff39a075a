import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sampleDiveLog } from '../../db/testing/sample-rows.ts';
import { member } from '../../http/access.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

const dives = 3_000;

let api: TestApi;
let origin: string;
beforeAll(async () => {
  api = await startTestApi({}, (routes) => {
    routes.get('/api/endless', { config: { access: member } }, async (_request, reply) =>
      reply.type('application/octet-stream').send(Readable.from(endless())),
    );
  });
  origin = await api.api.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

function* endless() {
  const piece = Buffer.alloc(70_000);
  while (true) yield piece;
}

async function ask(person: Person, path: string): Promise<[ClientRequest, IncomingMessage]> {
  const asking = get(`${origin}/api/${path}`, { headers: as(person), agent: false });
  const [answer]: IncomingMessage[] = await once(asking, 'response');
  onTestFinished(() => void asking.destroy());
  return [asking, answer ?? expect.fail()];
}

test('an export is complete, though others who were sent something leave meanwhile', async () => {
  const [diver, other] = [await api.addPerson(), await api.addPerson()];
  const logbook = Array.from({ length: dives }, () => sampleDiveLog(diver.id));
  for (let at = 0; at < dives; at += 1_000) {
    const rows = logbook.slice(at, at + 1_000);
    await api.services.database.db.insertInto('dive_logs').values(rows).execute();
  }
  for (let round = 0; round < 2; round += 1) {
    const downloads = await Promise.all([1, 2, 3, 4, 5, 6].map(() => ask(other, 'endless')));
    for (const [, answer] of downloads) answer.on('error', () => undefined).resume();
    const [, answer] = await ask(diver, `exports/divelogs/${diver.id}.csv`);
    const [last, ...leaving] = downloads;
    for (const [asking] of leaving) asking.destroy();
    const lines = (await text(answer)).trim().split('\r\n');
    last?.[0].destroy();
    expect(lines).toHaveLength(dives + 1);
  }
});

import { diveLogPreviewSchema } from '@buddyline/domain/dive-log-import';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type FileDive,
  previewDives,
  sendDiveFile,
  sendTake,
  takeNew,
} from '../../testing/dive-files/import-calls.ts';
import { type Person, type TestApi, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let diver: Person;

beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 9_999 });
});
beforeEach(async () => {
  diver = await api.addPerson();
});
afterAll(() => api.close());

const may = (day: number, rest: FileDive = {}): FileDive => ({
  date: `2026-05-${String(day).padStart(2, '0')}`,
  time: '09:30',
  depth: 18,
  minutes: 40,
  ...rest,
});
const statesOf = ({ dives }: { dives: { state: string }[] }) => dives.map(({ state }) => state);

test('201: a planned dive is not new, and no dive duplicates it; who ticks it takes it', async () => {
  const dive = (time: string, model: string) =>
    `<dive date='2026-05-01' time='${time}' duration='40:00 min'><divecomputer model='${model}'><depth max='18 m'/></divecomputer></dive>`;
  const file = `<divelog><dives>${dive('09:00', 'planned dive')}${dive('09:05', 'Perdix')}</dives></divelog>`;
  const { body } = await sendDiveFile(api, diver, Buffer.from(file));
  const { id, dives } = v.parse(diveLogPreviewSchema, body?.data);
  expect(dives).toMatchObject([
    { state: 'not-made', notes: [expect.stringContaining('only planned')] },
    { state: 'new', notes: [] },
  ]);
  const { body: taken } = await sendTake(api, diver, id, { take: [1, 2] });
  expect(taken?.data).toMatchObject({ results: [{ ok: true }, { ok: true }] });
});

test('201: free dives after those of another file are new', async () => {
  const row = ['09:30', '09:33'].map((time) => may(4, { time, minutes: 1 }));
  await takeNew(api, diver, await previewDives(api, diver, row));
  const later = ['09:30', '09:33', '09:36', '09:40'].map((time) => may(4, { time, minutes: 1 }));
  const states = ['duplicate', 'duplicate', 'new', 'new'];
  expect(statesOf(await previewDives(api, diver, later))).toEqual(states);
});

test('201: a dive without a possible date has none, and shifted times cannot bring one', async () => {
  const dates = ['0264-01-22', '1899-12-31', '2610-11-20', '9999-12-31', '1949-06-30'];
  const preview = await previewDives(
    api,
    diver,
    dates.map((date) => may(1, { date })),
  );
  expect(preview.dives.map(({ dive }) => dive.date)).toEqual([...Array(4).fill(null), dates[4]]);
  for (const { notes } of preview.dives.slice(0, 4)) expect(notes).toHaveLength(1);
  expect(preview.dives[4]?.findings).toMatchObject([{ fields: ['date'] }]);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const ahead = await previewDives(api, diver, [may(1, { date: tomorrow, time: '20:00' })]);
  const { body } = await sendTake(api, diver, ahead.id, { take: [1], shiftHours: 5 });
  expect(body?.data).toMatchObject({
    results: [{ ok: false, message: expect.stringContaining('more than a day ahead') }],
  });
});

test('415: a file of another program is named, with the way to bring its dives', async () => {
  for (const [content, kind] of [
    ['no,date,depth [m]\n1,2026-05-01,18\n', 'CSV'],
    ['<Divinglog><Logbook/></Divinglog>', 'Diving Log'],
  ]) {
    expect(await sendDiveFile(api, diver, Buffer.from(content ?? ''))).toMatchObject({
      status: 415,
      body: {
        message: expect.stringContaining(`another kind: ${kind}. If its program can export UDDF`),
      },
    });
  }
});

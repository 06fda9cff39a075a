import { successSchema } from '@buddyline/domain/envelope';
import { presetKinds, presetLocales, presetsSchema } from '@buddyline/domain/preset';
import * as v from 'valibot';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Person;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
});
afterAll(() => api.close());

const call = (method: string, url: string, payload?: object) =>
  api.call({ method, url: `/api/${url}`, headers: as(admin), ...(payload && { payload }) });
const list = async (query = '') => {
  const { body } = await call('GET', `presets?${query}`);
  return v.parse(successSchema(presetsSchema), body).data;
};

test('a new deployment has presets of every kind in both languages, as many in each', async () => {
  const counted = (kind: string, locale: string) => list(`kind=${kind}&locale=${locale}`);
  for (const kind of presetKinds) {
    const [english, arabic] = await Promise.all(presetLocales.map((one) => counted(kind, one)));
    expect(english?.length).toBeGreaterThan(0);
    expect(arabic).toHaveLength(english?.length ?? 0);
    for (const { title, text } of arabic ?? []) expect(title + text).toMatch(/^[^a-z]+$/i);
  }
});

test('staff add, change and delete them', async () => {
  const given = { kind: 'message', locale: 'en', title: 'Hello', text: 'Hello there!' };
  const { body } = await call('POST', 'presets', given);
  const id = String(Object(body?.data).id);
  expect(await list('kind=message&locale=en')).toContainEqual({ id, ...given });
  const changed = { ...given, title: 'Good day', text: 'x'.repeat(3_000) };
  await call('PUT', `presets/${id}`, changed);
  expect(await list()).toContainEqual({ id, ...changed });
  await call('DELETE', `presets/${id}`);
  expect(await list()).not.toContainEqual({ id, ...changed });
  expect(await call('PUT', `presets/${id}`, given)).toMatchObject({ status: 404 });
  expect(await call('DELETE', `presets/${uuidv7()}`)).toMatchObject({ status: 404 });
});

test.each([{}, { kind: 'joke' }, { locale: 'fr' }, { title: ' ' }, { text: '' }])(
  '400: %j',
  async (wrong) => {
    const given = { kind: 'message', locale: 'en', title: 'Hello', text: 'Hello there!', ...wrong };
    const payload = Object.keys(wrong).length === 0 ? {} : given;
    expect(await call('POST', 'presets', payload)).toMatchObject({ status: 400 });
  },
);

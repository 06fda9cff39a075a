import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCertificate } from '../../db/testing/sample-rows.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Person;
let diver: Person;

const titles = ['Open Water Diver', 'Nitrox 40% ', 'غوّاص الإنقاذ', 'Épave_profonde'];

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
  diver = await api.addPerson({ fullName: 'Mira Haddad' });
  const certificates = titles.map((title, day) =>
    sampleCertificate(diver.id, {
      title,
      description: day === 0 ? 'Issued in Dahab' : null,
      created_at: `2026-05-0${day + 1}`,
      updated_at: `2026-05-0${day + 1}`,
    }),
  );
  await api.services.database.db.insertInto('certificates').values(certificates).execute();
});
afterAll(() => api.close());

const list = (query: string) =>
  api.call({ method: 'GET', url: `/api/certificates${query}`, headers: as(admin) });

describe('GET /api/certificates', () => {
  test('200: with all fields and the owner', async () => {
    const { status, body } = await list('');
    expect(status).toBe(200);
    expect(body?.data).toHaveProperty('data.0', {
      id: expect.any(String),
      userId: diver.id,
      title: titles[3],
      description: null,
      fileResourceId: null,
      createdAt: '2026-05-04T00:00:00.000Z',
      updatedAt: '2026-05-04T00:00:00.000Z',
      Owner: { fullName: 'Mira Haddad', username: diver.username, profilePicture: null },
      isOwnerVerified: false,
    });
  });

  test('400: ?verified=yes', async () => {
    expect(await list('?verified=yes')).toMatchObject({ status: 400 });
  });
});

describe('filters and orders of GET /api/certificates', () => {
  /** The titles on all pages, and the total. */
  async function found(query: string) {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => list(`?limit=2&page=${page}&${query}`)),
    );
    const answers = pages.map(
      ({ body }) => body?.data as { data: { title: string }[]; total: number },
    );
    return {
      titles: answers.flatMap(({ data }) => data.map(({ title }) => title)),
      totals: [...new Set(answers.map(({ total }) => total))],
    };
  }

  beforeAll(async () => {
    const verified = await api.addPerson({ fullName: 'Vera Verified' });
    const { db } = api.services.database;
    const earlier = sampleCertificate(verified.id, { title: 'Early', created_at: '2026-04-01' });
    await db.insertInto('certificates').values(earlier).execute();
    await verify(verified, true);
    const later = sampleCertificate(verified.id, { title: 'Late', created_at: '2026-06-01' });
    await db.insertInto('certificates').values(later).execute();
  });
  const verify = (person: Person, isVerified: boolean) =>
    api.call({
      method: 'PUT',
      url: `/api/users/admin/${person.id}`,
      headers: as(admin),
      payload: { isVerified },
    });

  test.each([
    ['verified=true', ['Late', 'Early']],
    ['verified=true&sort=oldest', ['Early', 'Late']],
    ['verified=false', [titles[3], titles[2], titles[1], titles[0]]],
    ['sort=oldest', ['Early', ...titles, 'Late']],
    ['verified=true&query=early', ['Early']],
    ['verified=true&query=nitrox', []],
  ])('200: %s finds %j', async (query, expected) => {
    expect(await found(query)).toEqual({ titles: expected, totals: [expected.length] });
  });

  test('the certificates of a person follow their verification at once', async () => {
    await verify(diver, true);
    expect(await found('verified=false')).toEqual({ titles: [], totals: [0] });
    await verify(diver, false);
    expect(await found('verified=false')).toMatchObject({ totals: [4] });
  });

  test('a certificate that comes back from the trash is as verified as its owner is then', async () => {
    const { body } = await list('?query=nitrox');
    const [certificate] = (body?.data as { data: { id: string }[] }).data;
    const url = `/api/certificates/${certificate?.id}`;
    await api.call({ method: 'DELETE', url, headers: as(admin) });
    await verify(diver, true);
    const trash = await api.call({ method: 'GET', url: '/api/trash', headers: as(admin) });
    const [deletion] = (trash.body?.data as { data: { id: string }[] }).data;
    const restored = await api.call({
      method: 'POST',
      url: `/api/trash/${deletion?.id}/restore`,
      headers: as(admin),
      payload: {},
    });
    expect(restored.status).toBe(200);
    expect(await found('verified=true&query=nitrox')).toMatchObject({ totals: [1] });
    await verify(diver, false);
  });

  test('the CSV has the filters and the order of the list', async () => {
    const { bytes } = await api.call({
      method: 'GET',
      url: '/api/exports/certificates.csv?verified=true&sort=oldest',
      headers: as(admin),
    });
    expect(bytes.toString().match(/Early|Late|Nitrox/g)).toEqual(['Early', 'Late']);
  });
});

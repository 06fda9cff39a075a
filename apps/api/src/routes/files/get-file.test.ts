import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { encodeFile } from '../../files/encode-file.ts';
import { insertFile } from '../../files/files-sql.ts';
import type { FileKind } from '../../files/file-kinds.ts';
import { newFileId } from '../../files/storage.ts';
import { insertPost, setEnabled } from '../../testing/pictured-posts-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';

const pdf = Buffer.from('%PDF-1.7\n0123456789\n%%EOF');
const password = 'right-password';

let api: TestApi;
let admin: Person;
let owner: Person;
let stranger: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN' });
  owner = await api.addPerson({ password });
  stranger = await api.addPerson({ password });
});
afterAll(() => api.close());

async function addFile(kind: FileKind, bytes: Uint8Array, type: string): Promise<string> {
  const id = newFileId();
  const { variants, ...described } = await encodeFile(kind, bytes, type);
  await api.services.storage.write(id, variants);
  const row = { ...described, id, kind, name: 'شهادة.pdf', user_id: owner.id };
  await insertFile(api.services.database.db, row);
  return id;
}

const addCertificate = () => addFile('certificate', pdf, 'application/pdf');

async function addPicture(kind: FileKind): Promise<string> {
  const create = { width: 1600, height: 900, channels: 3, background: '#0b7285' } as const;
  return addFile(kind, await sharp({ create }).png().toBuffer(), 'image/png');
}

const get = (url: string, headers: Record<string, string> = {}) =>
  api.call({ method: 'GET', url: `/api/files/${url}`, headers });

async function fileCookieOf({ email }: Person): Promise<string> {
  const payload = { email, password };
  const { cookies } = await api.call({ method: 'POST', url: '/api/auth/login', payload });
  return `files=${cookies.find(({ name }) => name === 'files')?.value}`;
}

describe('pictures', () => {
  test.each(['avatar', 'post'] as const)(
    '200: the original file name of a picture of kind %s is not sent',
    async (kind) => {
      const { headers } = await get(await addPicture(kind), as(admin));
      expect(headers['content-disposition']).toBe('inline');
    },
  );

  test('404: bytes that have been removed', async () => {
    const id = await addPicture('avatar');
    await api.services.storage.remove(id);
    expect(await get(id)).toMatchObject({ status: 404 });
  });

  test('404: bytes that are removed during the request', async () => {
    const id = await addPicture('avatar');
    const { storage } = api.services;
    const { read } = storage;
    storage.read = async (...file) => {
      const found = await read(...file);
      await storage.remove(id);
      return found;
    };
    const answer = await get(id, { range: 'bytes=0-9' }).finally(() => {
      storage.read = read;
    });
    expect(answer).toMatchObject({ status: 404 });
    expect(answer.headers['content-range']).toBeUndefined();
  });

  test('200: for anyone, cacheable for a minute, and sandboxed', async () => {
    const answer = await get(await addPicture('avatar'));
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=60',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    });
    expect(answer.headers).not.toHaveProperty('vary');
  });

  test.each([
    ['avatar', 'avatar', 192, 192, 'webp'],
    ['avatar', 'card', 720, 405, 'webp'],
    ['post', 'card', 720, 405, 'webp'],
    ['post', 'share', 1200, 630, 'jpeg'],
    ['avatar', 'share', 1600, 900, 'webp'],
  ] as const)('200: a picture of kind %s in size %s', async (kind, size, width, height, format) => {
    const id = await addPicture(kind);
    if (kind === 'post') await insertPost(api.services.database.db, owner.id, id);
    const { bytes } = await get(`${id}?size=${size}`);
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height, format });
  });

  test('304: for a client that has it cached', async () => {
    const id = await addPicture('avatar');
    const { headers } = await get(id);
    const again = await get(id, { 'if-none-match': String(headers.etag) });
    expect(again).toMatchObject({ status: 304, body: null });
    expect(again.bytes).toHaveLength(0);
  });

  test('404: of a disabled post, like an unknown picture; 200 for its owner and administrators', async () => {
    const id = await addPicture('post');
    const postId = await insertPost(api.services.database.db, owner.id, id);
    expect(await get(id)).toMatchObject({ status: 200 });
    await setEnabled(api.services.database.db, postId, false);
    const hidden = await get(id);
    const missing = await get('0'.repeat(32));
    expect(hidden.status).toBe(404);
    expect(hidden.body).toEqual(missing.body);
    expect(await get(id, as(stranger))).toMatchObject({ status: 404 });
    expect(await get(id, as(owner))).toMatchObject({ status: 200 });
    expect(await get(id, as(admin))).toMatchObject({ status: 200 });
  });

  test('400: a size that does not exist', async () => {
    expect(await get(`${await addPicture('avatar')}?size=huge`)).toMatchObject({ status: 400 });
  });
});

describe('certificates', () => {
  test('200: with a bearer token for the owner and administrators, not cacheable', async () => {
    const id = await addCertificate();
    for (const person of [owner, admin]) {
      const answer = await get(id, as(person));
      expect(answer).toMatchObject({
        status: 200,
        headers: {
          'content-type': 'application/pdf',
          'cache-control': 'private, no-store',
          'content-security-policy': "default-src 'none'; sandbox",
        },
      });
      expect(answer.bytes).toEqual(pdf);
    }
  });

  test('200: with the file cookie, which links send; 403 with that of another user', async () => {
    const id = await addCertificate();
    expect(await get(id, { cookie: await fileCookieOf(owner) })).toMatchObject({ status: 200 });
    expect(await get(id, { cookie: await fileCookieOf(stranger) })).toMatchObject({ status: 403 });
  });

  test('401: without sign-in or with a forged cookie', async () => {
    const id = await addCertificate();
    expect(await get(id)).toMatchObject({ status: 401 });
    const cookie = `files=${crypto.randomUUID()}.${'A'.repeat(43)}`;
    expect(await get(id, { cookie })).toMatchObject({ status: 401 });
  });

  test('401: the file cookie on other routes', async () => {
    const cookie = await fileCookieOf(owner);
    const url = `/api/users/${owner.id}/profile`;
    expect(await api.call({ method: 'GET', url, headers: { cookie } })).toMatchObject({
      status: 401,
    });
  });

  test('403: another user', async () => {
    expect(await get(await addCertificate(), as(stranger))).toMatchObject({ status: 403 });
  });

  test.each([
    ['bytes=0-3', 206, '%PDF'],
    ['bytes=9-18', 206, '0123456789'],
    ['bytes=20-', 206, '%%EOF'],
    ['bytes=-5', 206, '%%EOF'],
    ['bytes=0-999', 206, pdf.toString()],
    ['bytes=0-1,3-4', 200, pdf.toString()],
    ['bytes=5-2', 200, pdf.toString()],
    ['lines=1-2', 200, pdf.toString()],
  ])('range %s: %i', async (range, status, text) => {
    const answer = await get(await addCertificate(), { ...as(owner), range });
    expect(answer.status).toBe(status);
    expect(answer.bytes.toString()).toBe(text);
    expect(answer.headers['content-length']).toBe(String(text.length));
  });

  test('416: a range past the end', async () => {
    const answer = await get(await addCertificate(), { ...as(owner), range: 'bytes=999-' });
    expect(answer).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */25' } });
  });

  test('HEAD: the length without the bytes', async () => {
    const url = `/api/files/${await addCertificate()}`;
    const answer = await api.call({ method: 'HEAD', url, headers: as(owner) });
    expect(answer).toMatchObject({ status: 200, headers: { 'content-length': '25' } });
    expect(answer.bytes).toHaveLength(0);
  });

  test.each<Record<string, string>>([{}, { range: 'bytes=9-18' }])(
    'HEAD: the headers of GET without opening the file, %j',
    async (range) => {
      const id = await addCertificate();
      const headers = { ...as(owner), ...range };
      const whole = await get(id, headers);
      const { storage } = api.services;
      const { read } = storage;
      const stream = vi.fn<() => Promise<undefined>>();
      storage.read = async (...file) => {
        const found = await read(...file);
        return found && { ...found, stream };
      };
      const url = `/api/files/${id}`;
      const answer = await api.call({ method: 'HEAD', url, headers }).finally(() => {
        storage.read = read;
      });
      expect(stream).not.toHaveBeenCalled();
      expect(answer.status).toBe(whole.status);
      const varying = { date: undefined, 'x-request-id': undefined };
      expect({ ...answer.headers, ...varying }).toEqual({ ...whole.headers, ...varying });
    },
  );
});

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueCertificate, pdfBytes } from '../../testing/certificates-sql.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { picture } from '../../testing/uploads.ts';

const password = 'right-password';

let api: TestApi;
let admin: Person;
let diver: Person;
let url: string;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN', password });
  diver = await api.addPerson({ password });
  const { fileId } = await issueCertificate(api, diver, { name: 'شهادة "1".pdf' });
  url = `/api/files/${fileId}`;
});
afterAll(() => api.close());

const get = (headers: Record<string, string> = {}) => api.call({ method: 'GET', url, headers });

/** The Cookie header with the file cookie of a sign-in. */
async function fileCookie({ email }: Person): Promise<{ cookie: string }> {
  const payload = { email, password };
  const { cookies } = await api.call({ method: 'POST', url: '/api/auth/login', payload });
  const cookie = cookies.find(({ name }) => name === 'files');
  return { cookie: `files=${cookie?.value}` };
}

describe('access to a certificate: GET /api/files/{resourceId}', () => {
  test('200: the owner and any administrator with a bearer token', async () => {
    for (const person of [diver, admin]) {
      const { status, bytes } = await get(as(person));
      expect(status).toBe(200);
      expect(bytes.equals(pdfBytes)).toBe(true);
    }
  });

  test('200: the owner and any administrator with the file cookie, which links send', async () => {
    for (const person of [diver, admin]) {
      expect(await get(await fileCookie(person))).toMatchObject({ status: 200 });
    }
  });

  test('401: without a cookie or with a forged one', async () => {
    for (const cookie of ['', 'files=abc', 'files=']) {
      const answer = await get({ cookie });
      expect(answer.status).toBe(401);
      expect(answer.bytes.includes('PDF')).toBe(false);
    }
  });

  test('401: the file cookie of an ended session', async () => {
    const payload = { email: diver.email, password };
    const { cookies } = await api.call({ method: 'POST', url: '/api/auth/login', payload });
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect(await get({ cookie })).toMatchObject({ status: 200 });
    await api.call({ method: 'POST', url: '/api/auth/logout', headers: { cookie } });
    expect(await get({ cookie })).toMatchObject({ status: 401 });
  });

  test('403: another user, with token and with cookie', async () => {
    const other = await api.addPerson({ password });
    expect(await get(as(other))).toMatchObject({ status: 403 });
    expect(await get(await fileCookie(other))).toMatchObject({ status: 403 });
  });

  test('404: an unknown or malformed id', async () => {
    for (const id of ['0'.repeat(32), 'abc', '../../etc/passwd']) {
      const wrong = `/api/files/${encodeURIComponent(id)}`;
      const answer = await api.call({ method: 'GET', url: wrong, headers: as(admin) });
      expect(answer.status).toBe(404);
    }
  });

  test('401: the file cookie on any other route', async () => {
    const headers = await fileCookie(admin);
    const list = await api.call({ method: 'GET', url: '/api/certificates', headers });
    expect(list.status).toBe(401);
  });
});

describe('response', () => {
  test('a document is not cached, and is saved instead of shown, so that no viewer runs its scripts', async () => {
    const { headers } = await get(as(admin));
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdfBytes.length),
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    const name = encodeURIComponent('شهادة "1".pdf');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="????? \\"1\\".pdf"; filename*=UTF-8''${name}`,
    );
  });

  test('a certificate that is a picture ignores the size and is sandboxed', async () => {
    const bytes = await picture(40, 30).png().toBuffer();
    const { fileId } = await issueCertificate(api, diver, { type: 'image/png', bytes });
    const answer = await api.call({
      method: 'GET',
      url: `/api/files/${fileId}?size=card`,
      headers: as(diver),
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ width: 40, height: 30 });
  });

  const last = pdfBytes.length - 1;
  test.each([
    ['bytes=0-9', 0, 9],
    ['bytes=100-', 100, last],
    ['bytes=-20', last - 19, last],
    ['bytes=-5000', 0, last],
    ['bytes=990-99999', 990, last],
  ])('206: %s', async (range, start, end) => {
    const { status, headers, bytes } = await get({ ...as(diver), range });
    expect(status).toBe(206);
    expect(headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/${pdfBytes.length}`,
      'content-length': String(end - start + 1),
    });
    expect(bytes.equals(pdfBytes.subarray(start, end + 1))).toBe(true);
  });

  test.each([`bytes=${pdfBytes.length}-`, 'bytes=99999-100000', 'bytes=-0'])(
    '416: %s',
    async (range) => {
      const { status, headers } = await get({ ...as(diver), range });
      expect(status).toBe(416);
      expect(headers['content-range']).toBe(`bytes */${pdfBytes.length}`);
    },
  );

  test.each(['bytes=0-1,5-9', 'bytes=9-2', 'pages=1-2', 'bytes=', 'bytes=a-b'])(
    '200: the whole document for %s',
    async (range) => {
      const { status, bytes } = await get({ ...as(diver), range });
      expect(status).toBe(200);
      expect(bytes.length).toBe(pdfBytes.length);
    },
  );

  test('401: a range without sign-in', async () => {
    expect(await get({ range: 'bytes=0-9' })).toMatchObject({ status: 401 });
  });
});

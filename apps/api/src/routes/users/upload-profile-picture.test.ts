import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FormPart, formOf } from '../../testing/forms.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { trashCalls } from '../../testing/trash.ts';
import { filePart as file, fileState, picture, png } from '../../testing/uploads.ts';

let api: TestApi;
let user: Person;

beforeAll(async () => {
  api = await startTestApi();
  user = await api.addPerson();
});
afterAll(() => api.close());

function upload(parts: FormPart[], person = user, id = person.id) {
  const { payload, headers } = formOf(parts);
  const url = `/api/users/upload-profile/${id}`;
  return api.call({ method: 'POST', url, payload, headers: { ...as(person), ...headers } });
}

const state = () => fileState(api);

describe('POST /api/users/upload-profile/{userId}', () => {
  test('200: the picture is served in its sizes, and the previous one is deleted', async () => {
    const person = await api.addPerson();
    const first = await upload([file(await picture().png().toBuffer())], person);
    const before = await state();
    const second = await upload([file(await picture().jpeg().toBuffer())], person);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await state()).toEqual(before);
    const { profilePicture: old } = first.body?.data as { profilePicture: string };
    const { profilePicture: id } = second.body?.data as { profilePicture: string };
    const avatar = await api.call({ method: 'GET', url: `/api/files/${id}?size=avatar` });
    expect(avatar.headers['content-type']).toBe('image/webp');
    expect(await sharp(avatar.bytes).metadata()).toMatchObject({ width: 192, height: 192 });
    expect(await api.call({ method: 'GET', url: `/api/files/${old}` })).toMatchObject({
      status: 404,
    });
  });

  test('200: of several concurrent pictures only the last one is kept', async () => {
    const person = await api.addPerson();
    const before = await state();
    const bytes = await picture(40, 40).png().toBuffer();
    const answers = await Promise.all([1, 2, 3].map(() => upload([file(bytes)], person)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await state()).rows).toBe(before.rows + 1);
    // A picture has three sizes on the disk.
    expect((await state()).stored).toBe(before.stored + 3);
  });

  test('200: the picture is upright, at most 2560 px, and without EXIF and GPS data', async () => {
    const turned = await picture(3000, 1000)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '31/1 13/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const answer = await upload([file(turned)]);
    const { profilePicture } = answer.body?.data as { profilePicture: string };
    const { bytes } = await api.call({ method: 'GET', url: `/api/files/${profilePicture}` });
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ width: 853, height: 2560, format: 'webp' });
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
  });

  const refusals: [string, number, () => Promise<FormPart[]> | FormPart[]][] = [
    [
      'an SVG named .png',
      415,
      () => [file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ],
    ['HTML named .png', 415, () => [file(Buffer.from('<!doctype html><script>1</script>'))]],
    ['a GIF', 415, async () => [file(await picture(9, 9).gif().toBuffer())]],
    ['a WebP', 415, async () => [file(await picture(9, 9).webp().toBuffer())]],
    ['a TIFF', 415, async () => [file(await picture(9, 9).tiff().toBuffer())]],
    ['a PDF', 415, () => [file(Buffer.from('%PDF-1.7\n%%EOF'))]],
    [
      'a truncated JPEG',
      422,
      async () => [file((await picture().jpeg().toBuffer()).subarray(0, 900))],
    ],
    [
      '50000 × 50000 pixels',
      413,
      () => [file(png({ width: 50_000, height: 50_000, colour: 'rgb' }))],
    ],
    ['more than 5 MB', 413, () => [file(Buffer.alloc(5_000_001, 1))]],
    ['an empty file', 400, () => [file(Buffer.alloc(0))]],
    ['no file', 400, () => [{ name: 'note', value: 'hello' }]],
    [
      'the wrong field',
      400,
      async () => [{ ...file(await picture().png().toBuffer()), name: 'image' }],
    ],
    [
      'two files',
      400,
      async () => {
        const bytes = await picture().png().toBuffer();
        return [file(bytes), file(bytes)];
      },
    ],
  ];

  test.each(refusals)('%s: %i, without leaving a file or a row', async (_name, status, parts) => {
    const before = await state();
    const answer = await upload(await parts());
    expect(answer.status).toBe(status);
    expect(await state()).toEqual({ ...before, incoming: 0 });
  });

  test('415: JSON instead of a form', async () => {
    const url = `/api/users/upload-profile/${user.id}`;
    const answer = await api.call({
      method: 'POST',
      url,
      headers: as(user),
      payload: { file: 'x' },
    });
    expect(answer.status).toBe(415);
  });

  test('400: a truncated form, without leaving a file or a row', async () => {
    const before = await state();
    const { payload, headers } = formOf([file(await picture().png().toBuffer())]);
    const url = `/api/users/upload-profile/${user.id}`;
    const answer = await api.call({
      method: 'POST',
      url,
      headers: { ...as(user), ...headers },
      payload: payload.subarray(0, payload.length / 2),
    });
    expect(answer.status).toBe(400);
    expect(await state()).toEqual({ ...before, incoming: 0 });
  });

  test('503: the storage is down, without leaving a file or a row', async () => {
    const before = await state();
    const { storage } = api.services;
    const { write } = storage;
    storage.write = () =>
      Promise.reject(Object.assign(new Error('storage is down'), { code: 'E_CANNOT_WRITE_FILE' }));
    const bytes = await picture().png().toBuffer();
    const answer = await upload([file(bytes)]).finally(() => {
      storage.write = write;
    });
    expect(answer.status).toBe(503);
    expect(await state()).toEqual(before);
  });

  test('507: a full disk', async () => {
    const { storage } = api.services;
    const { write } = storage;
    storage.write = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    const bytes = await picture().png().toBuffer();
    const answer = await upload([file(bytes)]).finally(() => {
      storage.write = write;
    });
    expect(answer.status).toBe(507);
  });

  test('403: the picture of another user', async () => {
    const other = await api.addPerson();
    const bytes = await picture().png().toBuffer();
    expect(await upload([file(bytes)], user, other.id)).toMatchObject({ status: 403 });
  });

  test('404: an unknown user, for an administrator', async () => {
    const admin = await api.addPerson({ role: 'ADMIN' });
    const bytes = await picture().png().toBuffer();
    expect(await upload([file(bytes)], admin, uuidv7())).toMatchObject({ status: 404 });
  });

  test('deleting the user for good removes the bytes', async () => {
    const before = await state();
    const person = await api.addPerson();
    const admin = await api.addPerson({ role: 'ADMIN' });
    await upload([file(await picture().png().toBuffer())], person);
    expect(await state()).not.toEqual(before);
    const trash = trashCalls(api, admin);
    await trash.purge(await trash.remove(`users/${person.id}`));
    expect(await state()).toEqual(before);
  });
});

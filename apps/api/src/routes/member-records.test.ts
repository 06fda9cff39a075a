import { diveLogFixture } from '@buddyline/domain/dive-log-fixture';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleComment, samplePost } from '../db/testing/sample-rows.ts';
import { pdfBytes } from '../testing/certificates-sql.ts';
import { type FormPart, formOf } from '../testing/forms.ts';
import { contentPart, sendPost, writePost } from '../testing/posts.ts';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { fileState, filePart, picture } from '../testing/uploads.ts';

/** What members write, change and delete of their own. */
let api: TestApi;
let diver: Person;
let other: Person;
beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 9_999 });
  other = await api.addPerson();
});
beforeEach(async () => {
  diver = await api.addPerson();
});
afterAll(() => api.close());

const call = (method: string, path: string, payload?: object, person = diver) =>
  api.call({ method, url: `/api/${path}`, headers: as(person), ...(payload && { payload }) });

const idOf = ({ body }: Awaited<ReturnType<typeof call>>): string => String(Object(body?.data).id);

const png = async () => filePart(await picture(40, 30).png().toBuffer());

function sendForm(path: string, parts: FormPart[]) {
  const { payload, headers } = formOf(parts);
  return api.call({
    method: 'POST',
    url: `/api/${path}`,
    payload,
    headers: { ...as(diver), ...headers },
  });
}

test('what is written right after a rename has the new name', async () => {
  await call('POST', 'divelogs', { site: 'Blue Hole' });
  const profile = { fullName: 'Nora Haddad', country: 'Egypt', age: 34, bio: 'Wreck diver.' };
  const renamed = await call('PUT', `users/${diver.id}`, profile);
  expect(renamed).toMatchObject({ status: 200 });
  const { body } = await call('POST', 'divelogs', { site: 'Blue Hole' });
  expect(body?.data).toMatchObject({ Owner: { fullName: 'Nora Haddad' } });
});

describe('posts', () => {
  test('the author edits and deletes their post; others see it and cannot', async () => {
    const { id } = await writePost(api, diver, { hasPicture: true });
    expect(await call('GET', `posts/${id}`, undefined, other)).toMatchObject({
      status: 200,
      body: { data: { id, likedByMe: false, isEnabled: true } },
    });
    expect(await sendPost(api, other, [contentPart('Mine!')], id)).toMatchObject({ status: 404 });
    expect(await call('DELETE', `posts/${id}`, undefined, other)).toMatchObject({ status: 404 });
    const edited = await sendPost(api, diver, [contentPart('Two mantas!')], id);
    expect(edited.body?.data).toMatchObject({ content: 'Two mantas!' });
    const deleted = await call('DELETE', `posts/${id}`);
    expect(deleted.status).toBe(200);
    // Only staff can undo.
    expect(deleted.headers['x-undo']).toBeUndefined();
    expect(await call('GET', `posts/${id}`)).toMatchObject({ status: 404 });
  });

  test('a hidden post exists for its author and staff only', async () => {
    const admin = await api.addPerson({ role: 'ADMIN' });
    const post = samplePost(diver.id, { is_enabled: false });
    await api.services.database.db.insertInto('posts').values(post).execute();
    for (const path of [`posts/${post.id}`, `comments/post/${post.id}`]) {
      expect(await call('GET', path, undefined, other)).toMatchObject({ status: 404 });
      expect(await call('GET', path)).toMatchObject({ status: 200 });
      expect(await call('GET', path, undefined, admin)).toMatchObject({ status: 200 });
    }
    const comment = { content: 'Lovely.' };
    const path = `comments/post/${post.id}`;
    expect(await call('POST', path, comment, other)).toMatchObject({ status: 404 });
    expect(await call('POST', path, comment)).toMatchObject({ status: 201 });
  });
});

describe('comments', () => {
  test('a comment is counted, listed, and deleted by its author only', async () => {
    const { id: postId } = await writePost(api, other);
    const added = await call('POST', `comments/post/${postId}`, { content: ' Lovely.\r\n ' });
    expect(added.body?.data).toMatchObject({
      content: 'Lovely.',
      likesCount: 0,
      likedByMe: false,
      Owner: { username: diver.username },
    });
    const { body } = await call('GET', `comments/post/${postId}`);
    expect(body?.data).toMatchObject({ total: 1, data: [added.body?.data] });
    const id = idOf(added);
    expect(await call('DELETE', `comments/${id}`, undefined, other)).toMatchObject({ status: 404 });
    expect(await call('DELETE', `comments/${id}`)).toMatchObject({ status: 200 });
    expect(await call('GET', `posts/${postId}`)).toMatchObject({
      body: { data: { commentsCount: 0 } },
    });
  });

  test.each([{}, { content: '' }, { content: '\u200B ' }, { content: 'x'.repeat(2001) }])(
    '400: %j',
    async (payload) => {
      const { id } = await writePost(api, other);
      expect(await call('POST', `comments/post/${id}`, payload)).toMatchObject({ status: 400 });
    },
  );

  test('the author of a post cannot delete the comments of others', async () => {
    const { id } = await writePost(api, diver);
    const comment = sampleComment(id, other.id);
    await api.services.database.db.insertInto('comments').values(comment).execute();
    expect(await call('DELETE', `comments/${comment.id}`)).toMatchObject({ status: 404 });
  });
});

describe('dive logs', () => {
  const {
    id: _id,
    userId: _userId,
    Owner: _owner,
    createdAt: _created,
    updatedAt: _updated,
    ...fields
  } = diveLogFixture;

  test('every field comes back as it was sent, signatures included', async () => {
    const { status, body } = await call('POST', 'divelogs', fields);
    expect(status).toBe(201);
    expect(body?.data).toEqual({
      ...fields,
      id: expect.any(String),
      userId: diver.id,
      Owner: { fullName: 'Test Diver', username: diver.username, profilePicture: null },
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const again = await call('GET', `divelogs/${String(Object(body?.data).id)}`);
    expect(again.body?.data).toEqual(body?.data);
  });

  test('a dive number may be used twice, and an empty log is one too', async () => {
    for (const payload of [{ diveNumber: 7 }, { diveNumber: 7 }, {}]) {
      expect(await call('POST', 'divelogs', payload)).toMatchObject({ status: 201 });
    }
    const { body } = await call('GET', `divelogs/user/${diver.id}`);
    expect(body?.data).toMatchObject({ total: 3 });
  });

  test.each([
    [{ diveNumber: 0 }, 'diveNumber'],
    [{ latitude: 91 }, 'latitude'],
    [{ maxDepth: '66' }, 'maxDepth'],
    [{ exposureGear: ['CAPE'] }, 'exposureGear.0'],
    [{ date: '2026-02-31' }, 'date'],
    [{ buddySignature: 'x'.repeat(101) }, 'buddySignature'],
  ])('400: %j', async (payload, path) => {
    const { status, body } = await call('POST', 'divelogs', payload);
    expect(status).toBe(400);
    expect(body?.errors).toMatchObject([{ path }]);
  });

  test('others cannot see, change or delete it', async () => {
    const path = `divelogs/${idOf(await call('POST', 'divelogs', fields))}`;
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const payload = method === 'PUT' ? { si: 1 } : undefined;
      expect(await call(method, path, payload, other)).toMatchObject({ status: 404 });
      expect(await call(method, path, payload)).toMatchObject({ status: 200 });
    }
    expect(await call('GET', path)).toMatchObject({ status: 404 });
  });
});

describe('certificates', () => {
  const title = { name: 'title', value: 'Rescue Diver' };

  test.each([
    ['a PDF', () => filePart(pdfBytes)],
    ['a picture', png],
  ])('with %s, which only its owner and staff can open', async (_name, file) => {
    const added = await sendForm('certificates', [title, await file()]);
    expect(added.status).toBe(201);
    const { id, fileResourceId } = Object(added.body?.data);
    expect(added.body?.data).toMatchObject({ title: 'Rescue Diver', description: null });
    expect(await call('GET', `files/${fileResourceId}`)).toMatchObject({ status: 200 });
    expect(await call('GET', `files/${fileResourceId}`, undefined, other)).toMatchObject({
      status: 403,
    });
    const changed = await call('PUT', `certificates/${id}`, { description: 'Issued in Dahab.' });
    expect(changed.body?.data).toMatchObject({
      title: 'Rescue Diver',
      description: 'Issued in Dahab.',
      fileResourceId,
    });
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const payload = method === 'PUT' ? { title: 'Mine' } : undefined;
      expect(await call(method, `certificates/${id}`, payload, other)).toMatchObject({
        status: 404,
      });
    }
    expect(await call('DELETE', `certificates/${id}`)).toMatchObject({ status: 200 });
  });

  test('what is refused leaves neither row nor file', async () => {
    const before = await fileState(api);
    const refused: [FormPart[], number][] = [
      [[title], 400],
      [[await png()], 400],
      [[title, filePart(Buffer.from('<svg/>'))], 415],
      [[{ name: 'title', value: ' ' }, await png()], 400],
    ];
    for (const [parts, status] of refused) {
      expect(await sendForm('certificates', parts)).toMatchObject({ status });
    }
    expect(await fileState(api)).toEqual(before);
  });
});

describe('tickets', () => {
  const ticket = { subject: 'Spam', description: 'Somebody sells watches.', category: 'Comments' };

  test('a ticket is open, and its reporter sees it', async () => {
    const opened = await call('POST', 'tickets', ticket);
    expect(opened.body?.data).toMatchObject({ ...ticket, status: 'OPEN', priority: 'medium' });
    const path = `tickets/${idOf(opened)}`;
    expect(await call('GET', path)).toMatchObject({ status: 200 });
    expect(await call('GET', path, undefined, other)).toMatchObject({ status: 404 });
    expect(await call('PUT', path, { status: 'CLOSED' })).toMatchObject({ status: 403 });
    expect(await call('DELETE', path)).toMatchObject({ status: 403 });
  });

  test.each([
    [{ ...ticket, category: 'comments' }, 'category'],
    [{ ...ticket, subject: ' ' }, 'subject'],
    [{ ...ticket, description: '' }, 'description'],
  ])('400: %j', async (payload, path) => {
    const { status, body } = await call('POST', 'tickets', payload);
    expect(status).toBe(400);
    expect(body?.errors).toMatchObject([{ path }]);
  });

  test('429: the eleventh within an hour, also when they are sent at once', async () => {
    const sent = Array.from({ length: 12 }, () => call('POST', 'tickets', ticket));
    const answers = await Promise.all(sent);
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.body?.message).toBe(
      'You have opened 10 tickets within an hour: please wait a while before the next one.',
    );
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(await call('POST', 'tickets', ticket, other)).toMatchObject({ status: 201 });
  });
});

import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import {
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type TestS3, startTestS3 } from '@buddyline/tests/servers/test-s3';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { earlier, now } from '../db/statements/expressions.ts';
import { contentPart, sendPost, writePost } from '../testing/posts.ts';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { filePart, picture } from '../testing/uploads.ts';
import { sweepRemovedFiles } from './remove-bytes.ts';
import { openS3Disk } from './s3-disk.ts';
import { openStorage } from './storage.ts';

let s3: TestS3;
let bucket: S3Client;
let api: TestApi;
let admin: Person;

// Storage does not depend on the database engine, so one of the two runs is enough.
describe.skipIf(inject('databaseTemplate').engine !== 'pglite')('S3-compatible storage', () => {
  beforeAll(async () => {
    s3 = await startTestS3();
    const { endpoint, region, accessKeyId, secretAccessKey } = s3.settings;
    const credentials = { accessKeyId, secretAccessKey };
    bucket = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
    api = await startTestApi({ s3: s3.settings });
    admin = await api.addPerson({ role: 'ADMIN' });
  });
  afterAll(async () => {
    await api.close();
    await s3.stop();
  });

  const call = (method: string, url: string, headers: Record<string, string> = {}) =>
    api.call({ method, url: `/api${url}`, headers: { ...as(admin), ...headers } });

  async function keys(prefix = ''): Promise<string[]> {
    const list = new ListObjectsV2Command({ Bucket: s3.settings.bucket, Prefix: prefix });
    const { Contents = [] } = await bucket.send(list);
    return Contents.map(({ Key }) => Key ?? '');
  }

  async function writePicture() {
    const post = await writePost(api, admin, { hasPicture: true });
    return { ...post, fileId: String(post.imageResourceId) };
  }

  test('a picture is stored in the bucket in each size, with its content type', async () => {
    const { fileId } = await writePicture();
    const found = await keys(`${fileId.slice(0, 2)}/${fileId}/`);
    const types = found.map(async (Key) => {
      const { ContentType } = await bucket.send(
        new HeadObjectCommand({ Bucket: s3.settings.bucket, Key }),
      );
      return [Key.split('/').at(-1), ContentType];
    });
    expect(Object.fromEntries(await Promise.all(types))).toEqual({
      'full.webp': 'image/webp',
      'card.webp': 'image/webp',
      'share.jpg': 'image/jpeg',
    });
  });

  test('a file answers 200, a range 206, a range past the end 416, removed bytes 404', async () => {
    const { fileId } = await writePicture();
    const whole = await call('GET', `/files/${fileId}`);
    expect(whole).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
    const part = await call('GET', `/files/${fileId}`, { range: 'bytes=4-11' });
    expect(part.status).toBe(206);
    expect(part.bytes).toEqual(whole.bytes.subarray(4, 12));
    expect(part.headers['content-range']).toBe(`bytes 4-11/${whole.bytes.length}`);
    const beyond = await call('GET', `/files/${fileId}`, { range: 'bytes=99999999-' });
    expect(beyond.status).toBe(416);
    await api.services.storage.remove(fileId);
    expect(await call('GET', `/files/${fileId}`)).toMatchObject({ status: 404 });
  });

  test('a file is complete for a reader who pauses for longer than the storage may take to answer', async () => {
    const limits = { connectionTimeout: 2_000, socketTimeout: 1_000 };
    const { readKey } = await openS3Disk(s3.settings, limits);
    // More than the buffers of the connection hold.
    const Body = 'x'.repeat(16_000_000);
    await bucket.send(new PutObjectCommand({ Bucket: s3.settings.bucket, Key: 'large', Body }));
    const stream = await readKey('large');
    await setTimeout(1_500);
    expect(await text(stream)).toHaveLength(Body.length);
  });

  test('deleting a post for good removes its objects', async () => {
    const { id, fileId } = await writePicture();
    const prefix = `${fileId.slice(0, 2)}/${fileId}`;
    const deletionId = await deletePost(id);
    expect(await keys(prefix)).toHaveLength(3);
    expect(await call('DELETE', `/trash/${deletionId}`)).toMatchObject({ status: 200 });
    await expect.poll(() => keys(prefix)).toEqual([]);
  });

  test('while the storage is down only files answer 503, and the sweep later removes deleted ones', async () => {
    const changes: boolean[] = [];
    api.services.storage.reachability?.watch((isReachable) => changes.push(isReachable));
    const [kept, removed] = [await writePicture(), await writePicture()];
    const before = { rows: await countFiles(), keys: await keys() };
    await s3.kill();

    const form = [contentPart('Up.'), filePart(await picture().png().toBuffer())];
    const upload = await sendPost(api, admin, form);
    expect(upload.status).toBe(503);
    expect(upload.headers['retry-after']).toBeDefined();
    expect(await call('GET', `/files/${kept.fileId}`)).toMatchObject({ status: 503 });
    expect(await call('GET', '/posts')).toMatchObject({ status: 200 });
    expect(await sendPost(api, admin, [contentPart('Words.')])).toMatchObject({ status: 201 });
    const deletionId = await deletePost(removed.id);
    expect(await call('DELETE', `/trash/${deletionId}`)).toMatchObject({ status: 200 });
    expect(await countFiles()).toBe(before.rows - 1);
    expect(changes).toEqual([false]);

    await s3.restart();
    expect(await keys()).toEqual(before.keys);
    await sweepAsIfLater();
    const left = before.keys.filter((key) => !key.includes(removed.fileId));
    expect(await keys()).toEqual(left);
    expect(await call('GET', `/files/${kept.fileId}`)).toMatchObject({ status: 200 });
    expect(changes).toEqual([false, true]);
  });

  test('a wrong bucket or key stops the start, but an unreachable storage does not', async () => {
    const { dataDir } = api.services.config;
    const open = (settings: Partial<TestS3['settings']>) =>
      openStorage({ dataDir, s3: { ...s3.settings, ...settings }, diskFullPercent: 100 });
    await expect(open({ bucket: 'another' })).rejects.toThrow(
      /^S3_BUCKET another cannot be used at http:.*: there is no such bucket\.$/,
    );
    await expect(open({ accessKeyId: 'nobody' })).rejects.toThrow(ConfigError);
    const away = await open({ endpoint: 'http://127.0.0.1:1' });
    expect(away.reachability?.isReachable).toBe(false);
  });

  /** @returns the id of its deletion in the trash */
  async function deletePost(id: string): Promise<string> {
    const { status, headers } = await call('DELETE', `/posts/${id}`);
    expect(status).toBe(200);
    return String(headers['x-undo']);
  }

  async function countFiles(): Promise<number> {
    const rows = await api.services.database.db.selectFrom('files').select('id').execute();
    return rows.length;
  }

  async function sweepAsIfLater(): Promise<void> {
    const { database, storage } = api.services;
    const removed_at = earlier(now, '1 hour');
    await database.db.updateTable('removed_files').set({ removed_at }).execute();
    await sweepRemovedFiles(database.db, storage, api.api.log);
  }
});

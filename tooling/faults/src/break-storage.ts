import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { Finding } from './finding.ts';
import { newPost } from './posts.ts';
import { type OnPostgres, withApi } from './running-api.ts';

/** Uploads to a file system of two megabytes. */
export async function fillDisk(): Promise<Finding> {
  const fault = 'disk full on upload';
  const target = '507, no row, no file, everything else works';
  const disk = mkdtempSync(join(tmpdir(), 'buddyline-disk-'));
  try {
    mountSmallDisk(disk);
  } catch {
    rmSync(disk, { recursive: true });
    const result = 'not run: mounting a small disk needs root on Linux';
    return { fault, target, result, isReached: false };
  }
  try {
    return await withApi({ DATA_DIR: disk }, async (api) => ({
      fault,
      target,
      ...(await failedUpload(api, 507)),
    }));
  } finally {
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  }
}

/** Uploads while the folder of files is replaced by a file. */
export function breakStorage(): Promise<Finding> {
  return withApi({}, async (api) => {
    const files = join(api.dataDir, 'files');
    await api.call(newPost('The first file creates the folder.', picture(64)));
    renameSync(files, `${files}.away`);
    writeFileSync(files, '');
    const found = await failedUpload(api, 503);
    rmSync(files);
    renameSync(`${files}.away`, files);
    const { status } = await api.call(newPost('It is back.', picture(64)));
    return {
      fault: 'storage down',
      target: '503, no row, no file, everything else works; recovers when it is back',
      result: `${found.result}; back: ${status}`,
      isReached: found.isReached && status === 201,
    };
  });
}

async function failedUpload(
  api: OnPostgres,
  wanted: number,
): Promise<Pick<Finding, 'result' | 'isReached'>> {
  const before = await stateOf(api);
  const upload = await api.call(newPost('A picture that does not fit.', picture(1_000)));
  const after = await stateOf(api);
  const words = await api.call(newPost('Words alone.'));
  const isClean = before.posts === after.posts && before.files === after.files;
  return {
    result: `${upload.status}, posts ${before.posts} → ${after.posts}, files ${before.files} → ${after.files}; a post without a file: ${words.status}`,
    isReached: upload.status === wanted && isClean && words.status === 201,
  };
}

async function stateOf({ call, dataDir }: OnPostgres): Promise<{ posts: number; files: number }> {
  const { body } = await call({ path: '/api/posts' });
  const { data }: { data: { total: number } } = JSON.parse(body);
  const names = readdirSync(dataDir, { recursive: true, withFileTypes: true });
  return { posts: data.total, files: names.filter((name) => name.isFile()).length };
}

/** @throws without root on Linux */
export function mountSmallDisk(folder: string, size = '2m'): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], {
    stdio: 'ignore',
  });
}

/** A PNG of incompressible noise, `side` pixels wide and high. */
export function picture(side: number): Buffer {
  const rows = Array.from({ length: side }, () =>
    Buffer.concat([Buffer.from([0]), crypto.getRandomValues(Buffer.alloc(side * 3))]),
  );
  const size = Buffer.alloc(8);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  // Eight bits per channel, RGB.
  const header = Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

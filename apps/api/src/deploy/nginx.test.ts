import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bounds } from '@buddyline/domain/constants';
import { diveFileMaxBytes } from '@buddyline/domain/dive-log-import';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const nginx = read('deploy/nginx.conf');
/** What a form adds to its file, at most: its fields and their names. */
const formBytes = 1_000_000;

/** The megabytes of `client_max_body_size`, in bytes. */
const limitsIn = (text: string) =>
  [...text.matchAll(/client_max_body_size (\d+)m;/g)].map(([, size]) => Number(size) * 2 ** 20);

test('nginx takes a dive file as large as the API does, for the panel and for the app', () => {
  const imports = nginx
    .split(/(?=location )/)
    .filter((part) => part.startsWith('location = /api/divelogs/imports {'));
  expect(imports.map((part) => /proxy_pass http:\/\/(\w+);/.exec(part)?.[1])).toEqual([
    'buddyline_admin',
    'buddyline_api',
  ]);
  for (const part of imports) {
    const [limit, ...others] = limitsIn(part.slice(0, part.indexOf('}')));
    expect(others).toEqual([]);
    expect(limit).toBeGreaterThanOrEqual(diveFileMaxBytes + formBytes);
  }
});

test('nginx takes every other upload', () => {
  const [, largest] = /largest upload is (\d+) MB/.exec(nginx) ?? [];
  const rules = [...read('src/files/receive-upload.ts').matchAll(/maxBytes: (\d+) \* megabyte/g)];
  const sizes = rules.map(([, size]) => Number(size));
  expect(Math.max(...sizes, bounds.postPictureMaxBytes / 1_000_000)).toBe(Number(largest));
  expect(limitsIn(nginx)[0]).toBeGreaterThanOrEqual(Number(largest) * 1_000_000 + formBytes);
});

test('what the ingress of Kubernetes must take is what nginx takes', () => {
  const megabytes = Math.ceil((diveFileMaxBytes + formBytes) / 1_000_000);
  for (const file of ['deploy/kubernetes/ingress.yaml', 'OPERATIONS.md']) {
    expect(read(file)).toContain(`bodies of ${megabytes} MB`);
  }
});

test('nginx waits until the API has had its time for a picture or a dive file', () => {
  const secondsIn = (file: string, pattern: RegExp) => Number(pattern.exec(read(file))?.[1]);
  const decoding = secondsIn('src/files/pictures.ts', /maxDecodingSeconds = (\d+);/);
  const reading = secondsIn('src/dive-files/read-in-process.ts', /maxMs: (\d+)_000,/);
  const api = nginx.slice(nginx.indexOf('server_name api.'));
  const waits = [...api.matchAll(/proxy_read_timeout (\d+)s;/g)].map(([, wait]) => Number(wait));
  expect(waits).toHaveLength(1);
  // A picture has three turns, each of which it waits for up to 15 s; a dive file waits for as long as it may be read.
  expect(waits[0]).toBeGreaterThan(3 * 15 + decoding);
  expect(waits[0]).toBeGreaterThan(2 * reading);
  for (const file of ['deploy/kubernetes/ingress.yaml', 'OPERATIONS.md']) {
    expect(read(file)).toContain(`wait ${waits[0]} s for an answer`);
  }
});

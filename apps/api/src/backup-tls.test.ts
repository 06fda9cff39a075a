import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const deploy = join(import.meta.dirname, '../deploy');
/** Instead of PostgreSQL's: writes down the address and the authorities that it was given. */
const program = `#!/bin/sh
for argument; do case $argument in
  *postgres://*) address=$argument ;;
  --file=*) : > "\${argument#--file=}" ;;
esac; done
echo "\${0##*/} \${address#--dbname=} \${PGSSLROOTCERT:-none}" >> "$CALLS"
[ "\${0##*/}" != psql ] || echo 0
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'buddyline-backup-tls-'));
  for (const name of ['pg_dump', 'pg_restore', 'psql']) {
    writeFileSync(join(folder, name), program, { mode: 0o700 });
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the programs of PostgreSQL got from both scripts. */
function callsWith(query: string, settings: Record<string, string> = {}): string[] {
  const backup = mkdtempSync(join(folder, 'backup-'));
  const CALLS = join(backup, 'calls');
  const PATH = [folder, process.env['PATH']].join(delimiter);
  const DATABASE_URL = `postgres://db/buddyline?${query}`;
  const env = { PATH, CALLS, DATABASE_URL, S3_BUCKET: 'files', ...settings };
  execFileSync(join(deploy, 'backup.sh'), [join(backup, 'new')], { env });
  writeFileSync(join(backup, 'new', 'database.dump'), '');
  execFileSync(join(deploy, 'restore.sh'), [join(backup, 'new')], { env });
  return readFileSync(CALLS, 'utf8').trim().split('\n');
}

const programs = ['pg_dump', 'psql', 'psql', 'pg_restore', 'psql', 'psql'];

test.each([
  ['sslmode=no-verify', 'sslmode=require none', {}],
  ['x=1&sslmode=no-verify', 'x=1&sslmode=require none', {}],
  ['sslmode=verify-full', 'sslmode=verify-full system', {}],
  ['sslmode=verify-full', 'sslmode=verify-full /ca.crt', { PGSSLROOTCERT: '/ca.crt' }],
  ['sslmode=disable', 'sslmode=disable none', {}],
])('%s is %s for the programs of PostgreSQL', (query, expected, settings) => {
  const calls = programs.map((name) => `${name} postgres://db/buddyline?${expected}`);
  expect(callsWith(query, settings)).toEqual(calls);
});

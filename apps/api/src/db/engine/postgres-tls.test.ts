import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverOwner, startTestPostgres, type TestPostgres } from '@buddyline/tests/test-postgres';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openPostgresPool } from './postgres-pool.ts';

const { engine } = inject('databaseTemplate');
const { openssl: program } = inject('programs');
/** A server from TEST_DATABASE_URL may have its own certificate or none. */
const isOurs = !process.env['TEST_DATABASE_URL'];

describe.skipIf(engine !== 'postgres' || program === null || !isOurs)('TLS to PostgreSQL', () => {
  let folder: string;
  let server: TestPostgres;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'buddyline-tls-'));
    makeCertificates();
    const own = (name: string) => join(folder, name);
    server = await startTestPostgres([
      'ssl=on',
      `ssl_cert_file=${own('server.crt')}`,
      `ssl_key_file=${own('server.key')}`,
      'fsync=off',
    ]);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A test CA, a certificate that it signed for 127.0.0.1, and another CA that signed nothing. */
  function makeCertificates(): void {
    const openssl = (...args: string[]) =>
      execFileSync(program ?? '', args, { cwd: folder, stdio: 'pipe' });
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
    for (const name of ['ca', 'other']) {
      const out = ['-keyout', `${name}.key`, '-out', `${name}.crt`];
      openssl(...request, ...out, '-subj', `/CN=${name}`);
    }
    writeFileSync(join(folder, 'names'), 'subjectAltName=IP:127.0.0.1');
    const keys = ['-newkey', 'rsa:2048', '-nodes', '-keyout', 'server.key', '-out', 'server.csr'];
    openssl('req', ...keys, '-subj', '/CN=database');
    const signing = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names'];
    openssl('x509', '-req', '-in', 'server.csr', ...signing, '-days', '2', '-out', 'server.crt');
    const owner = serverOwner();
    if (owner === undefined) return;
    for (const name of ['', 'server.crt', 'server.key']) {
      chownSync(join(folder, name), owner.uid, owner.gid);
    }
  }

  async function cipherOf(query: string): Promise<unknown> {
    const pool = await openPostgresPool(`${server.url}?${query}`, 1);
    const client = await pool.connect();
    const { rows } = await client.query(
      'select ssl from pg_stat_ssl where pid = pg_backend_pid()',
      [],
    );
    client.release();
    await pool.end();
    return rows;
  }

  test('verify-full with the CA that signed the certificate connects with TLS', async () => {
    const query = `sslmode=verify-full&sslrootcert=${join(folder, 'ca.crt')}`;
    expect(await cipherOf(query)).toEqual([{ ssl: true }]);
  });

  test('verify-full with another CA is refused', async () => {
    const query = `sslmode=verify-full&sslrootcert=${join(folder, 'other.crt')}`;
    await expect(cipherOf(query)).rejects.toThrow(
      /^PostgreSQL at DATABASE_URL cannot be reached \(/,
    );
  });

  test('verify-full without a CA file is refused, since the system does not trust the test CA', async () => {
    await expect(cipherOf('sslmode=verify-full')).rejects.toThrow(
      /cannot be reached \(.*certificate/,
    );
  });

  test('a missing CA file is reported in one sentence', async () => {
    const query = 'sslmode=verify-full&sslrootcert=/nowhere/ca.crt';
    await expect(cipherOf(query)).rejects.toThrow(
      /^PostgreSQL at DATABASE_URL cannot be reached \(ENOENT.*\/nowhere\/ca\.crt.*sslrootcert/,
    );
  });
});

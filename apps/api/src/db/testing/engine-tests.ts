import { inject, test } from 'vitest';

const { engine } = inject('databaseTemplate');
const { pgDump } = inject('programs');

/** Tests of one engine, skipped in the run of the other. */
export const embeddedTest = test.skipIf(engine !== 'pglite');
export const postgresTest = test.skipIf(engine !== 'postgres');

const dump = engine === 'postgres' ? (pgDump ?? 'missing') : 'not needed';
/** Tests of the backup, which that of PostgreSQL makes with pg_dump. If none of a file runs, no hook of it does. */
export const backupTest = test.skipIf(dump === 'missing');
export const pgDumpTest = dump === 'missing' ? test.skip : postgresTest;

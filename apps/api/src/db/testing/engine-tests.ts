import { inject, test } from 'vitest';

/** Tests of one engine, skipped in the run of the other. */
export const embeddedTest = test.skipIf(inject('databaseTemplate').engine !== 'pglite');
export const postgresTest = test.skipIf(inject('databaseTemplate').engine !== 'postgres');

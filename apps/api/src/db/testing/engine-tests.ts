import { inject, test } from 'vitest';

/** For tests of the embedded engine itself, which would only be repeated in the PostgreSQL run. */
export const embeddedTest = test.skipIf(inject('databaseTemplate').engine !== 'pglite');
export const postgresTest = test.skipIf(inject('databaseTemplate').engine !== 'postgres');

/**
 * The test files that run on the embedded engine too. All test files run on PostgreSQL. These are about the engine, the
 * database, the trash and the data sets, about what only an embedded database has, and one that calls every route.
 */
export const onBothEngines = [
  'src/db/**/*.test.ts',
  'src/dataset/**/*.test.ts',
  'src/trash/**/*.test.ts',
  'src/backup*.test.ts',
  'src/data-dir.test.ts',
  'src/server.test.ts',
  'src/files/fair-queues.test.ts',
  'src/files/s3-disk.test.ts',
  'src/routes/any-input.test.ts',
];

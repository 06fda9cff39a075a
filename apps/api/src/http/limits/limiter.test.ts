import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../db/schema.ts';
import { createLimiter } from './limiter.ts';
import { limits } from './limits.ts';

const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

test('in memory, many addresses of one limit let nobody’s count of another be forgotten', async () => {
  const settings = { writesPerMinute: 600, signInsPerAccount: 30 };
  const limiter = createLimiter(db, null, Buffer.alloc(32), settings);
  for (let call = 0; call < limits.archives.points; call += 1) {
    expect(await limiter.count('archives', 'ada')).toBe(null);
  }
  for (let address = 0; address <= 10_000; address += 1) {
    await limiter.count('shares', `address ${address}`);
  }
  expect(await limiter.count('archives', 'ada')).toBeGreaterThan(3_000);
});

import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { DatabaseOpenError } from './database-errors.ts';
import { EmbeddedEngine } from './embedded-engine.ts';
import { openEmbeddedPool } from './embedded-pool.ts';
import type { GuardedPool } from './guarded-pool.ts';
import { migrate } from './migrate.ts';
import { openPostgresPool, openUnlimitedPool } from './postgres-pool.ts';
import type { Database } from './schema.ts';
import { foldRowCounts, startUpkeep, tidyUp } from './upkeep.ts';

export interface DatabaseConfig {
  /** PostgreSQL 15 or later; the embedded engine when undefined. */
  databaseUrl?: string | undefined;
  /** Connections to PostgreSQL; the embedded engine has one. */
  databasePool: number;
  /** Folder of the embedded engine. */
  dataDir: string;
}

export interface OpenDatabase {
  db: Kysely<Database>;
  engine: 'postgres' | 'embedded';
  /** False while the server or the engine is gone: answer 503 with Retry-After at once. */
  available(): boolean;
  /** For loading data: allows long queries while `work` runs, and tidies all tables up afterwards. */
  withoutHaste<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Migrations and data sets may take this long for one statement, ms. */
const unhurriedMs = 600_000;

/**
 * Opens the database and brings it up to date.
 * @throws DatabaseOpenError with one sentence for whoever starts the server
 */
export function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  const { databaseUrl, databasePool, dataDir } = config;
  return databaseUrl === undefined
    ? openEmbedded(dataDir)
    : openPostgres(databaseUrl, databasePool);
}

async function openPostgres(url: string, connections: number): Promise<OpenDatabase> {
  const pool = await openPostgresPool(url, connections);
  const unlimited = kyselyOn(openUnlimitedPool(url));
  try {
    await migrate(unlimited);
  } catch (error) {
    await pool.end();
    throw error;
  } finally {
    await unlimited.destroy();
  }
  return assemble('postgres', pool, () => Promise.resolve());
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const engine = await EmbeddedEngine.claim(dataDir);
  const pool = openEmbeddedPool(engine);
  const opened = assemble('embedded', pool, () => engine.close());
  const usual = { ...pool.limits };
  try {
    // The first connection waits for the engine itself, which takes seconds on a busy machine.
    Object.assign(pool.limits, { deadlineMs: unhurriedMs, waitMs: unhurriedMs });
    await migrate(opened.db);
    Object.assign(pool.limits, usual);
    return opened;
  } catch (error) {
    await opened.close();
    if (engine.failure === undefined) throw error;
    throw new DatabaseOpenError(`The database in ${dataDir} cannot be opened: ${engine.failure}.`);
  }
}

function assemble(
  engine: OpenDatabase['engine'],
  pool: GuardedPool,
  afterwards: () => Promise<void>,
): OpenDatabase {
  const db = kyselyOn(pool);
  const stopUpkeep = startUpkeep(db, engine);
  return {
    db,
    engine,
    available: () => pool.available(),
    withoutHaste: async (work) => {
      const { limits } = pool;
      const usual = { ...limits };
      Object.assign(limits, { deadlineMs: unhurriedMs, waitMs: unhurriedMs });
      try {
        const result = await work();
        await foldRowCounts(db);
        await tidyUp(db);
        return result;
      } finally {
        Object.assign(limits, usual);
      }
    },
    close: async () => {
      await stopUpkeep();
      await db.destroy();
      await afterwards();
    },
  };
}

function kyselyOn(pool: PostgresPool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

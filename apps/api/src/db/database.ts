import type { Kysely } from 'kysely';
import type { Reachability } from '../reachability.ts';
import { DatabaseOpenError, unavailableReason } from './database-errors.ts';
import { EmbeddedEngine } from './engine/embedded-engine.ts';
import { openEmbeddedPool } from './engine/embedded-pool.ts';
import type { GuardedPool, PoolUse } from './engine/guarded-pool.ts';
import { kyselyOn } from './engine/kysely-on.ts';
import { openPostgresPool, openUnlimitedPool } from './engine/postgres-pool.ts';
import { Replica } from './engine/replica.ts';
import { migrate } from './migrate/migrate.ts';
import { missingExtension, missingRights } from './migrate/missing-rights.ts';
import type { Database } from './schema.ts';
import { startUpkeep, tidyUp } from './upkeep.ts';

export interface DatabaseConfig {
  /** PostgreSQL 15 or later; when undefined, the embedded engine. */
  databaseUrl?: string | undefined;
  /** A read replica of `databaseUrl`. */
  replicaUrl?: string | undefined;
  /** Connections to PostgreSQL; the embedded engine has one. */
  databasePool: number;
  /** Folder of the embedded engine. */
  dataDir: string;
}

export interface OpenDatabase {
  db: Kysely<Database>;
  engine: 'postgres' | 'embedded';
  /** False while the server or the engine is lost: answer 503 with Retry-After at once. */
  available(): boolean;
  /** The same, with its changes. */
  reachability: Reachability;
  connections(): PoolUse;
  /** Reads from the replica if there is one; the result may lag by the replication delay. */
  fromReplica<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T>;
  /** State of the replica; null without one. */
  replica: Reachability | null;
  /** For loading data: runs `work` without time limits and vacuums all tables afterwards. */
  withoutTimeLimits<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The embedded engine's time limit for one statement of migrations and data sets, ms. */
const unlimitedStatementMs = 600_000;

/**
 * Opens the database and runs pending migrations.
 * @param report receives a line when a migration has to wait, and when it has run
 * @throws DatabaseOpenError with one sentence for the operator
 */
export function openDatabase(
  config: DatabaseConfig,
  report: (line: string) => void = () => {},
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined) return openEmbedded(dataDir, report);
  return openPostgres(databaseUrl, config, report);
}

/** Runs work on a database without time limits. */
type RunUnlimited = <T>(work: (db: Kysely<Database>) => Promise<T>) => Promise<T>;

async function openPostgres(
  url: string,
  { databasePool, replicaUrl }: DatabaseConfig,
  report: (line: string) => void,
): Promise<OpenDatabase> {
  const pool = await openPostgresPool(url, databasePool);
  // The pool's connections have server-side time limits, so this work uses its own connections.
  const runUnlimited: RunUnlimited = async (work) => {
    const db = kyselyOn(await openUnlimitedPool(url));
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  };
  try {
    await runUnlimited((db) => migrateShared(db, report));
  } catch (error) {
    await pool.end();
    throw error;
  }
  const database = assemble('postgres', kyselyOn(pool), pool, runUnlimited, () =>
    Promise.resolve(),
  );
  return replicaUrl === undefined
    ? database
    : withReplica(database, new Replica(replicaUrl, databasePool));
}

async function migrateShared(db: Kysely<Database>, report: (line: string) => void): Promise<void> {
  try {
    await migrate(db, { isShared: true, report });
  } catch (error) {
    if (unavailableReason(error) === 'lost') {
      throw new DatabaseOpenError(
        `The connection to PostgreSQL at DATABASE_URL was lost during the migrations (${String(error)}): start again.`,
      );
    }
    const sentence = (await missingRights(db, error)) ?? missingExtension(error);
    throw sentence === undefined ? error : new DatabaseOpenError(sentence);
  }
}

async function openEmbedded(
  dataDir: string,
  report: (line: string) => void,
): Promise<OpenDatabase> {
  const engine = await EmbeddedEngine.claim(dataDir);
  const pool = openEmbeddedPool(engine);
  const db = kyselyOn(pool);
  const runUnlimited: RunUnlimited = (work) => pool.within(unlimitedStatementMs, () => work(db));
  try {
    // The first connection starts the engine, which takes seconds on a busy machine.
    await runUnlimited((unlimited) => migrate(unlimited, { report }));
  } catch (error) {
    await db.destroy();
    await engine.close();
    if (engine.failure === undefined) throw error;
    throw new DatabaseOpenError(`The database in ${dataDir} cannot be opened: ${engine.failure}.`);
  }
  return assemble('embedded', db, pool, runUnlimited, () => engine.close());
}

function assemble(
  engine: OpenDatabase['engine'],
  db: Kysely<Database>,
  pool: GuardedPool,
  runUnlimited: RunUnlimited,
  afterwards: () => Promise<void>,
): OpenDatabase {
  const stopUpkeep = startUpkeep(db, engine);
  return {
    db,
    engine,
    available: () => pool.available(),
    reachability: pool.reachability,
    connections: () => pool.connections(),
    fromReplica: (work) => work(db),
    replica: null,
    withoutTimeLimits: (work) =>
      runUnlimited(async (unlimited) => {
        const result = await work(unlimited);
        await tidyUp(unlimited);
        return result;
      }),
    close: async () => {
      await stopUpkeep();
      await db.destroy();
      await afterwards();
    },
  };
}

function withReplica(database: OpenDatabase, replica: Replica): OpenDatabase {
  return {
    ...database,
    fromReplica: (work) => replica.read(work, database.db),
    replica: replica.reachability,
    close: async () => {
      await replica.close();
      await database.close();
    },
  };
}

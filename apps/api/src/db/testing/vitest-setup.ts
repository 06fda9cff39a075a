import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgresBinaries } from '@buddyline/tests/postgres-binaries';
import {
  findDebianProgram,
  nginx,
  openssl,
  pgbouncer,
  pgDump,
  redisServer,
} from '@buddyline/tests/servers/debian-program';
import {
  type DatabaseTemplate,
  makeTemplate,
  type TestEngine,
} from '@buddyline/tests/test-database';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
    /** Paths of programs; null when not installed, and in the run on the embedded engine. */
    programs: Record<'redisServer' | 'pgbouncer' | 'nginx' | 'openssl' | 'pgDump', string | null>;
  }
}

/** Vitest's `globalSetup`: one migrated template database per project, which test files copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = engineOf(project);
  project.provide('programs', findPrograms(engine));
  const made = await makeTemplate(engine, async (place) => {
    const database = await openDatabase({ ...place, databasePool: 2 });
    await database.close();
  });
  project.provide('databaseTemplate', made.template);
  return made.dispose;
}

/** Only PostgreSQL allows several API processes, so only its run tests these servers. */
function findPrograms(engine: TestEngine): ProvidedContext['programs'] {
  if (engine !== 'postgres') {
    return { redisServer: null, pgbouncer: null, nginx: null, openssl: null, pgDump: null };
  }
  return {
    redisServer: findDebianProgram(redisServer),
    pgbouncer: findDebianProgram(pgbouncer),
    nginx: findDebianProgram(nginx),
    openssl: findDebianProgram(openssl),
    pgDump: findPgDump(),
  };
}

/** Beside the server, or on the path. */
function findPgDump(): string | null {
  const isOurs = !process.env['TEST_DATABASE_URL'];
  const beside = isOurs ? join(findPostgresBinaries(), pgDump.name) : '';
  return existsSync(beside) ? beside : findDebianProgram(pgDump);
}

function engineOf(project: TestProject): TestEngine {
  const engine = project.config.env['TEST_ENGINE'] || process.env['TEST_ENGINE'] || 'pglite';
  if (engine === 'pglite' || engine === 'postgres') return engine;
  throw new Error(`TEST_ENGINE is ${engine}, but must be pglite or postgres.`);
}

import { findDebianProgram, nginx, pgbouncer, redisServer } from '@buddyline/tests/debian-program';
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
    /** Paths of servers; null where there is none, and in the run on the embedded engine. */
    programs: Record<'redisServer' | 'pgbouncer' | 'nginx', string | null>;
  }
}

/** Vitest's `globalSetup`: one migrated database per run of a project, copied by each test file that asks. */
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

/** What several processes share is tested where there can be several: on PostgreSQL. */
function findPrograms(engine: TestEngine): ProvidedContext['programs'] {
  if (engine !== 'postgres') return { redisServer: null, pgbouncer: null, nginx: null };
  return {
    redisServer: findDebianProgram(redisServer),
    pgbouncer: findDebianProgram(pgbouncer),
    nginx: findDebianProgram(nginx),
  };
}

function engineOf(project: TestProject): TestEngine {
  const engine = project.config.env['TEST_ENGINE'] || process.env['TEST_ENGINE'] || 'pglite';
  if (engine === 'pglite' || engine === 'postgres') return engine;
  throw new Error(`TEST_ENGINE is ${engine}; it can be pglite or postgres.`);
}

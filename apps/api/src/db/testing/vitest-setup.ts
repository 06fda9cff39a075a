import {
  type DatabaseTemplate,
  makeTemplate,
  type TestEngine,
} from '@buddyline/tests/test-database';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

/** Vitest's `globalSetup`: one migrated database per run of a project, copied by each test file that asks. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const made = await makeTemplate(engineOf(project), async (place) => {
    const database = await openDatabase({ ...place, databasePool: 2 });
    await database.close();
  });
  project.provide('databaseTemplate', made.template);
  return made.dispose;
}

function engineOf(project: TestProject): TestEngine {
  const engine = project.config.env['TEST_ENGINE'] ?? process.env['TEST_ENGINE'] ?? 'pglite';
  if (engine === 'pglite' || engine === 'postgres') return engine;
  throw new Error(`TEST_ENGINE is ${engine}; it can be pglite or postgres.`);
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Insertions, insertAll } from './insertions.ts';

/** The README's recipe for a new number of the dive log, for the air temperature in °F. */
const edits: Insertions = {
  'packages/domain/src/dive-log.ts': [
    { before: "  averageDepth: 'ft',", text: "  airTemp: '°F',\n" },
  ],
  'packages/domain/src/dive-log-fixture.ts': [
    { before: '  weight: 12,', text: '  airTemp: 86,\n' },
  ],
  'apps/api/src/routes/dive-logs/dive-logs-sql.ts': [
    { before: "  weight: 'weight',", text: "  airTemp: 'air_temp',\n" },
  ],
  'apps/admin/app/features/dive-logs/dive-log-fields.ts': [
    {
      before: "    number('visibilityValue', msg`Visibility`),",
      text: "    number('airTemp', msg`Air temperature`),\n",
    },
  ],
};

/** @returns the changed files, without the Arabic catalog */
export async function addColumn(root: string, number: string): Promise<string[]> {
  const migration = `apps/api/src/db/migrations/${number}-air-temp.ts`;
  await writeFile(
    join(root, migration),
    `import type { Migration } from './migration.ts';

export const airTemp = {
  inTransaction: 'alter table dive_logs add column air_temp double precision',
} satisfies Migration;
`,
  );
  return [migration, ...(await insertAll(root, edits))];
}

import { makeDemo } from '@buddyline/demo-data/demo';
import { type ImportedDive, importedDiveSchema } from '@buddyline/domain/dive-log-import';
import * as v from 'valibot';

/** The dives of the demo, with all kinds of values, planted errors included. */
export function demoDives(): ImportedDive[] {
  const { tables } = makeDemo({ now: new Date('2026-11-01T12:00:00Z'), adminPasswordHash: 'x' });
  return tables.dive_logs.map((row) =>
    v.parse(
      importedDiveSchema,
      Object.fromEntries(Object.entries(row).map(([name, value]) => [fieldOf(name), value])),
    ),
  );
}

function fieldOf(column: string): string {
  const psi = column.replace('_psi', 'PSI');
  return psi.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

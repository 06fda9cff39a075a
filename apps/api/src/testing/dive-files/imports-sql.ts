import { earlier, now } from '../../db/statements/expressions.ts';
import type { TestApi } from '../test-api.ts';

/** Makes all imports a day older. */
export async function ageImports({ services }: TestApi): Promise<void> {
  await services.database.db
    .updateTable('dive_log_imports')
    .set({ created_at: earlier(now, '25 hours') })
    .execute();
}

import { earlier, now } from '../../db/statements/expressions.ts';
import type { TestApi } from '../test-api.ts';

/** Makes all imports older, by default by more than a day. */
export async function ageImports({ services }: TestApi, by = '25 hours'): Promise<void> {
  await services.database.db
    .updateTable('dive_log_imports')
    .set({ created_at: earlier(now, by) })
    .execute();
}

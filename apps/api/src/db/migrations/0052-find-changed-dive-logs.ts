import { finding } from './0046-find-dive-logs.ts';
import type { Migration } from './migration.ts';

/**
 * While changes waited to be folded, `find_dive_logs` of the first migration 0046 could return wrong logs. A
 * database that has run it gets the corrected function.
 */
export const findChangedDiveLogs = { inTransaction: finding } satisfies Migration;

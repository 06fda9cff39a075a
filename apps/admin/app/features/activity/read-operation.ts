import type { Activity } from '@buddyline/domain/activity';
import type { CursorPage } from '@buddyline/domain/cursor';
import { activity } from '../../shared/record/history/activity-queries.ts';
import { type ActivityState, toApiFilter } from './activity-state.ts';

/** The most that the API sends at once. */
const limit = 100;

/** All entries of a bulk operation that match the page's filters, the last one first. */
export async function readOperation(
  operationId: string,
  state: ActivityState,
): Promise<Activity[]> {
  const found: Activity[] = [];
  let before: string | null = null;
  do {
    const query = { ...toApiFilter(state), operationId, ...(before !== null && { before }), limit };
    // One after another, because the answer says where the next page begins.
    const page: CursorPage<Activity> = await activity().list(query);
    found.push(...page.data);
    before = page.next;
  } while (before !== null);
  return found;
}

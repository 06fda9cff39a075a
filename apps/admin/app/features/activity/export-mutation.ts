import { mutationOptions } from '@tanstack/react-query';
import { activity } from '../../shared/activity/activity-queries.ts';
import { type ActivityState, toApiFilter } from './activity-state.ts';

/** Saves the activity as a file of this browser. Noted by the API as an export. */
export const exportMutation = mutationOptions({
  mutationFn: async (state: ActivityState) => {
    const csv = await activity().csv(toApiFilter(state));
    saveFile('activity.csv', new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  },
});

function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}

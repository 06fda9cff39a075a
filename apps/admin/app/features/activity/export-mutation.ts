import { exportCalls } from '@buddyline/api-client/exports';
import { mutationOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { type ActivityState, toApiFilter } from './activity-state.ts';

/** Saves the activity as a file of this browser. Noted by the API as an export. */
export const exportMutation = mutationOptions({
  mutationFn: async (state: ActivityState) => {
    saveFile('activity.csv', await exportCalls(api.calls).list('activity', toApiFilter(state)));
  },
});

function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}

import { type Dashboard, dashboardSchema } from '@buddyline/domain/dashboard';
import type { Calls } from './calls.ts';

export interface DashboardCalls {
  /** Only for backends with the feature 'dashboard'. */
  get: (signal?: AbortSignal) => Promise<Dashboard>;
}

export function dashboardCalls({ read }: Calls): DashboardCalls {
  return { get: (signal) => read('dashboard', dashboardSchema, { signal }) };
}

import { type Dashboard, dashboardSchema } from '@buddyline/domain/dashboard';
import type { Calls } from './calls.ts';

export interface DashboardCalls {
  /** Only where the backend's features name 'dashboard'. */
  get: (signal?: AbortSignal) => Promise<Dashboard>;
}

export function dashboardCalls({ read }: Calls): DashboardCalls {
  return { get: (signal) => read('dashboard', dashboardSchema, { signal }) };
}

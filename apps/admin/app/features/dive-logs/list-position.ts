import { pageSizes } from '@buddyline/domain/constants';
import { type DiveLogList, diveLogListSchema } from '@buddyline/domain/dive-log-filters';
import { paths } from '../../paths.ts';
import { api } from '../../session/api.ts';
import { withoutPage } from '../../shared/list/list-position.ts';
import { positionsIn } from '../../shared/list/neighbours/positions.ts';

export const diveLogPositions = positionsIn({
  noun: 'dive-logs',
  schema: diveLogListSchema,
  filterOf: withoutPage<DiveLogList>,
  pageSize: pageSizes.diveLogs,
  path: paths.diveLogs,
  itemPath: paths.diveLog,
  fetchWindow: (query, signal) => api.diveLogs.list(query, signal),
});

import { pageSizes } from '@buddyline/domain/constants';
import { type DiveLogList, diveLogListSchema } from '@buddyline/domain/dive-log-filters';
import { paths } from '../../paths.ts';
import { api } from '../../session/api.ts';
import { positionsIn, withoutPage } from '../../shared/list/list-position.ts';

export const diveLogPositions = positionsIn({
  noun: 'dive-logs',
  schema: diveLogListSchema,
  filterOf: withoutPage<DiveLogList>,
  pageSize: pageSizes.diveLogs,
  path: paths.diveLogs,
  itemPath: paths.diveLog,
  read: (query, signal) => api.diveLogs.list(query, signal),
});

import { exportCalls } from '@buddyline/api-client/exports';
import type { QueryValues } from '@buddyline/api-client/transport';
import { type ExportedList, exportName } from '@buddyline/domain/exports';
import { hasFeature } from '@buddyline/domain/meta';
import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { notifyError } from '../../notify/notify.ts';
import { api } from '../../session/api.ts';
import { watchSession } from '../../session/watch-session.ts';
import { metaQuery } from '../query/meta-queries.ts';
import type { FilteredList } from '../changes/select/select-state.ts';
import { pagedCsv } from './paged-csv.ts';
import { saveFile } from './save-file.ts';
import { todayHere } from './today-here.ts';

/** A list that can be downloaded as it is filtered. The activity only where the backend has exports. */
export type DownloadableList = FilteredList | { noun: 'activity'; filter: QueryValues };

/** Downloads all pages of a list as CSV: from the backend, or read page by page where it has no exports. */
export async function downloadList(client: QueryClient, list: DownloadableList): Promise<void> {
  const isSameSession = watchSession();
  const name = list.noun === 'dive-logs' ? 'divelogs' : list.noun;
  const meta = await client.ensureQueryData(metaQuery);
  if (list.noun === 'activity' || hasFeature(meta, 'exports')) {
    const content = await exportCalls(api.calls).list(name, queryOf(name, { ...list.filter }));
    if (isSameSession()) saveFile(exportName(name, todayHere(), 'csv'), content);
    return;
  }
  const { text, isCut } = await pagedCsv(list);
  if (!isSameSession()) return;
  const content = new Blob([text], { type: 'text/csv;charset=utf-8' });
  saveFile(exportName(isCut ? `${name}-partial` : name, todayHere(), 'csv'), content);
  if (isCut) notifyError(t`The file has only the beginning of the list.`);
}

/** The lists whose search is called `query` in the API. */
const searchedByQuery: readonly ExportedList[] = ['posts', 'certificates', 'divelogs'];

/** The filter in the words of the API, without the page. */
function queryOf(
  name: ExportedList,
  { page: _page, limit: _limit, ...filter }: QueryValues,
): QueryValues {
  if (!searchedByQuery.includes(name)) return filter;
  const { search, ...others } = filter;
  return { ...others, query: search };
}

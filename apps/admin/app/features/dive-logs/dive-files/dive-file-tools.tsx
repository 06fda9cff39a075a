import { useCan } from '../../../shared/query/use-can.tsx';
import { useFeature } from '../../../shared/query/meta-queries.ts';
import { DownloadLogbook } from './download-logbook.tsx';
import { ImportDives } from './import-dives.tsx';

/** Imports dives into a user's logbook, and downloads the logbook, where the backend can. */
export function DiveFileTools({ userId }: { userId: string }) {
  const can = useCan();
  const canImport = useFeature('divelogs.import');
  const canExport = useFeature('exports');
  return (
    <>
      {canImport && can('dive-logs.import') && <ImportDives userId={userId} />}
      {canExport && can('dive-logs.export') && <DownloadLogbook userId={userId} />}
    </>
  );
}

import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { useFeatureOrPending } from '../../../shared/query/meta-queries.ts';
import { fetchDiveFiles } from './fetch-dive-files.ts';

const DiveFileTools = lazyComponent(async () => (await fetchDiveFiles()).DiveFileTools);

/** A line above a user's dive logs, whose place is kept until its buttons are fetched. */
export function DiveFiles({ userId }: { userId: string }) {
  const canImport = useFeatureOrPending('divelogs.import');
  const canExport = useFeatureOrPending('exports');
  if (canImport === false && canExport === false) return null;
  return (
    <div className="mb-4 flex min-h-19 flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:min-h-9">
      <DiveFileTools userId={userId} />
    </div>
  );
}

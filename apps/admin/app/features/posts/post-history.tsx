import { useLingui } from '@lingui/react/macro';
import type { RecordFields } from '../../shared/record/history/changes-table.tsx';
import { HistoryCard } from '../../shared/record/history-card.tsx';

/** What was done to a post. */
export function PostHistory({ postId }: { postId: string }) {
  const { t } = useLingui();
  const labels: Partial<Record<string, string>> = {
    content: t`Content`,
    imageResourceId: t`Picture`,
    isEnabled: t`Status`,
  };
  const fields: RecordFields = {
    label: (name) => labels[name] ?? name,
    value: (name, value) => {
      if (name === 'isEnabled') return value === true ? t`Enabled` : t`Disabled`;
      if (name === 'imageResourceId') return value === null ? t`No picture` : t`A picture`;
      return undefined;
    },
  };
  return <HistoryCard itemId={postId} fields={fields} />;
}

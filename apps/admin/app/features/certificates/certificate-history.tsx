import { useLingui } from '@lingui/react/macro';
import type { RecordFields } from '../../shared/record/history/changes-table.tsx';
import { HistoryCard } from '../../shared/record/history-card.tsx';

export function CertificateHistory({ certificateId }: { certificateId: string }) {
  const { t } = useLingui();
  const labels: Partial<Record<string, string>> = {
    title: t`Title`,
    description: t`Description`,
    fileResourceId: t`Document`,
  };
  const fields: RecordFields = {
    label: (name) => labels[name] ?? name,
    value: () => undefined,
  };
  return <HistoryCard itemId={certificateId} fields={fields} />;
}

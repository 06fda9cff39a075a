import { useLingui } from '@lingui/react/macro';
import type { RecordFields } from '../../shared/record/history/changes-table.tsx';
import { HistoryCard } from '../../shared/record/history-card.tsx';
import { choiceLabel } from '../../shared/form/user-choices.ts';
import { useUserLabels } from '../../shared/form/user-labels.ts';

/** What was done to a user. */
export function UserHistory({ userId }: { userId: string }) {
  const { t } = useLingui();
  const labels: Partial<Record<string, string>> = {
    ...useUserLabels(),
    email: t`Email`,
    profilePicture: t`Profile picture`,
  };
  const fields: RecordFields = {
    label: (name) => labels[name] ?? name,
    value: (name, value) => {
      if (name === 'profilePicture') return value === null ? t`No picture` : t`A picture`;
      const isChoice = name === 'role' || name === 'staffLevel' || name === 'isVerified';
      return isChoice && typeof value !== 'object' ? choiceLabel(name, `${value}`) : undefined;
    },
  };
  return <HistoryCard itemId={userId} fields={fields} />;
}

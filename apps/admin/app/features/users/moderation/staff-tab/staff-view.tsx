import { useFeature } from '../../../../shared/query/meta-queries.ts';
import { LastDay } from './last-day.tsx';
import { SanctionHistory } from './sanction-history.tsx';
import { SecondStepCard } from './second-step-card.tsx';
import { StaffNotes } from './staff-notes.tsx';

interface Props {
  userId: string;
  onAddNote: () => void;
}

/** What only staff see of a person: their notes, what the person was told, and a clean-up. */
export function StaffView({ userId, onAddNote }: Props) {
  const hasTwoStep = useFeature('two-step');
  const hasLastDay = useFeature('user-comments');
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <div className="grid gap-5">
        <StaffNotes userId={userId} onAdd={onAddNote} />
        {hasLastDay && <LastDay userId={userId} />}
      </div>
      <div className="grid gap-5">
        <SanctionHistory userId={userId} />
        {hasTwoStep && <SecondStepCard userId={userId} />}
      </div>
    </div>
  );
}

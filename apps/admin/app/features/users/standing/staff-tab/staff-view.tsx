import { SanctionHistory } from './sanction-history.tsx';
import { StaffNotes } from './staff-notes.tsx';

interface Props {
  userId: string;
  onAddNote: () => void;
}

/** What only staff see of a person: their notes, and what the person was told. */
export function StaffView({ userId, onAddNote }: Props) {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <StaffNotes userId={userId} onAdd={onAddNote} />
      <SanctionHistory userId={userId} />
    </div>
  );
}

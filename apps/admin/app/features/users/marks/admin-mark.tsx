import { Icon } from '@buddyline/ui/icon';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { choiceLabel } from '../../../shared/form/profile/user-choices.ts';

/** A mark for administrators. */
export function AdminMark({ role }: { role: string }) {
  if (role !== 'ADMIN') return null;
  return (
    <span className="flex items-center gap-1 text-xs font-medium text-info-ink">
      <Icon of={ShieldCheck} />
      {choiceLabel('role', role)}
    </span>
  );
}

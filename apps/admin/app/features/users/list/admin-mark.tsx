import { isStaff } from '@buddyline/domain/role';
import { Icon } from '@buddyline/ui/icon';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { choiceLabel } from '../../../shared/form/user-choices.ts';

/** A mark for staff, with their role. */
export function AdminMark({ role }: { role: string }) {
  if (!isStaff({ role })) return null;
  return (
    <span className="flex items-center gap-1 text-xs font-medium text-info-ink">
      <Icon of={ShieldCheck} />
      {choiceLabel('role', role)}
    </span>
  );
}

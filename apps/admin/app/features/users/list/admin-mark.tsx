import type { User } from '@buddyline/domain/user';
import { isStaff } from '@buddyline/domain/role';
import { Icon } from '@buddyline/ui/icon';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { choiceLabel } from '../../../shared/form/user-choices.ts';

/** A mark for staff, with their role, or the level if they may not do everything. */
export function AdminMark({ role, staffLevel }: Pick<User, 'role' | 'staffLevel'>) {
  if (!isStaff({ role })) return null;
  return (
    <span className="flex items-center gap-1 text-xs font-medium text-info-ink">
      <Icon of={ShieldCheck} />
      {staffLevel && staffLevel !== 'full'
        ? choiceLabel('staffLevel', staffLevel)
        : choiceLabel('role', role)}
    </span>
  );
}

import type { Role, StaffLevel } from '@buddyline/domain/role';
import type { SelectOption } from '@buddyline/ui/select';
import { t } from '@lingui/core/macro';

/** @param current the user's role, which is added to the options if it is unknown */
export function roleOptions(current: string): SelectOption[] {
  const names: Record<Role, string> = {
    USER: t({ message: 'User', context: 'role' }),
    ADMIN: t({ message: 'Admin', context: 'role' }),
  };
  return withCurrent(names, current);
}

/** @param current the user's level, which is added to the options if it is unknown */
export function levelOptions(current: string): SelectOption[] {
  const names: Record<StaffLevel, string> = {
    full: t({ message: 'Full', context: 'staff level' }),
    moderator: t`Moderator`,
    support: t({ message: 'Support', context: 'staff level' }),
    viewer: t`Viewer`,
  };
  return withCurrent(names, current);
}

function withCurrent(names: Record<string, string>, current: string): SelectOption[] {
  const known = Object.entries(names).map(([value, label]) => ({ value, label }));
  if (current === '' || known.some(({ value }) => value === current)) return known;
  return [...known, { value: current, label: current }];
}

export function verificationOptions(): SelectOption[] {
  return [
    { value: 'true', label: t`Verified` },
    { value: 'false', label: t`Not Verified` },
  ];
}

/** The label of a select's value; other fields' values are returned unchanged. */
export function choiceLabel(name: string, value: string): string {
  return choicesOf(name, value).find((option) => option.value === value)?.label || value;
}

function choicesOf(name: string, value: string): SelectOption[] {
  if (name === 'role') return roleOptions(value);
  if (name === 'staffLevel') return levelOptions(value);
  return name === 'isVerified' ? verificationOptions() : [];
}

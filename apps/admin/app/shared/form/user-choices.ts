import type { Role } from '@buddyline/domain/role';
import type { SelectOption } from '@buddyline/ui/select';
import { t } from '@lingui/core/macro';

/** @param current the user's role, which is added to the options if it is unknown */
export function roleOptions(current: string): SelectOption[] {
  const names: Record<Role, string> = {
    USER: t({ message: 'User', context: 'role' }),
    ADMIN: t({ message: 'Admin', context: 'role' }),
  };
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
  const options = name === 'role' ? roleOptions(value) : verificationOptions();
  const isChoice = name === 'role' || name === 'isVerified';
  return (isChoice && options.find((option) => option.value === value)?.label) || value;
}

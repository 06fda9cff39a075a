import type { SelectOption } from '@buddyline/ui/select';
import { t } from '@lingui/core/macro';

/** @param current what the user has: a role this version does not know is shown, not dropped */
export function roleOptions(current: string): SelectOption[] {
  const known = [
    { value: 'USER', label: t({ message: 'User', context: 'role' }) },
    { value: 'ADMIN', label: t({ message: 'Admin', context: 'role' }) },
  ];
  if (current === '' || known.some(({ value }) => value === current)) return known;
  return [...known, { value: current, label: current }];
}

export function verificationOptions(): SelectOption[] {
  return [
    { value: 'true', label: t`Verified` },
    { value: 'false', label: t`Not Verified` },
  ];
}

/** How a value of a choice reads; any other field's value is what was typed. */
export function choiceLabel(name: string, value: string): string {
  const options = name === 'role' ? roleOptions(value) : verificationOptions();
  const isChoice = name === 'role' || name === 'isVerified';
  return (isChoice && options.find((option) => option.value === value)?.label) || value;
}

import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { Icon } from './icon.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  /** The toggle's accessible name, the same in both states: 'Show password'. */
  showLabel: string;
}

/** A password field with a toggle that shows it. */
export function PasswordInput({ showLabel, disabled, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextInput
        {...rest}
        type={shown ? 'text' : 'password'}
        disabled={disabled}
        dir="ltr"
        className="pe-11 rtl:ps-11 rtl:pe-3"
      />
      <button
        type="button"
        aria-label={showLabel}
        aria-pressed={shown}
        disabled={disabled}
        onClick={() => setShown(!shown)}
        className="absolute inset-e-1 inset-y-1 grid w-9 place-items-center rounded-control text-ink-muted transition-colors not-disabled:hover:text-ink disabled:opacity-55"
      >
        <Icon of={shown ? EyeOff : Eye} />
      </button>
    </div>
  );
}

import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { Icon } from './icon.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  /** The toggle's accessible name, the same in both states: 'Show password'. */
  showLabel: string;
  /** Shown above the field while Caps Lock is on: 'Caps Lock is on'. */
  capsLockText: string;
}

/** A password field with a toggle that shows it. */
export function PasswordInput({ showLabel, capsLockText, disabled, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  // No event tells of Caps Lock, and only those of keys and pointers know it.
  const look = (event: KeyboardEvent | PointerEvent) =>
    setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div className="relative">
      <TextInput
        onKeyDown={look}
        onKeyUp={look}
        onPointerUp={look}
        {...rest}
        onBlur={(event) => {
          setCapsLock(false);
          rest.onBlur?.(event);
        }}
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
      {/* Beside the label, so that nothing moves. */}
      <p
        role="status"
        className="pointer-events-none absolute inset-e-0 bottom-full mb-1.5 rounded-inner bg-warn-soft text-xs/5 font-medium text-warn-ink not-empty:px-1.5"
      >
        {hasCapsLock && capsLockText}
      </p>
    </div>
  );
}

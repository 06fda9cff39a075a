import { useState } from 'react';
import { TextInput, type TextInputProps } from './text-input.tsx';

interface Props extends Omit<TextInputProps, 'type' | 'dir' | 'value' | 'defaultValue'> {
  /** `YYYY-MM-DD` */
  value?: string;
  defaultValue?: string;
}

/**
 * A day with the browser's calendar. It is typed in the order of the browser's language, which no page can change; at
 * rest it is written over as days are written everywhere: `YYYY/MM/DD`.
 */
export function DateInput({ onChange, ...rest }: Props) {
  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  const day = rest.value ?? typed;
  return (
    <div dir="ltr" className="relative">
      <TextInput
        {...rest}
        type="date"
        dir="ltr"
        className="peer max-sm:px-2"
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
      {day !== '' && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-s-2 inset-e-8 sm:inset-s-3 sm:inset-e-10 inset-y-1 flex items-center bg-surface-raised text-base tabular-nums peer-focus:hidden sm:text-sm rtl:justify-end"
        >
          {day.replaceAll('-', '/')}
        </span>
      )}
    </div>
  );
}

import { debounceMs } from '@buddyline/domain/constants';
import { TextInput } from '@buddyline/ui/text-input';
import { useDebounced } from '@buddyline/ui/use-debounced';
import { useState } from 'react';

interface Props {
  name: string;
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onDay: (day: string) => void;
}

/** Keeps what is typed until the URL has it; every digit of a year makes another day. */
export function DayInput({ value, onDay, ...rest }: Props) {
  const [typed, setTyped] = useState(value);
  const [previous, setPrevious] = useState(value);
  const settle = useDebounced(onDay, debounceMs);
  if (value !== previous) {
    setPrevious(value);
    setTyped(value);
  }
  return (
    <TextInput
      {...rest}
      type="date"
      dir="ltr"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        settle.later(target.value);
      }}
    />
  );
}

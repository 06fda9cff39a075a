import { debounceMs } from '@buddyline/domain/constants';
import { TextInput } from '@buddyline/ui/text-input';
import { useTypedText } from '@buddyline/ui/use-typed-text';

interface Props {
  name: string;
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onDay: (day: string) => void;
}

/** Every digit of a year makes another day, so days are applied when typing pauses. */
export function DayInput({ value, onDay, ...rest }: Props) {
  const { typed, type } = useTypedText({
    shown: value,
    read: (day) => day,
    onValue: (day) => onDay(day ?? ''),
    delayMs: debounceMs,
  });
  return (
    <TextInput
      {...rest}
      type="date"
      dir="ltr"
      value={typed}
      onChange={({ target }) => type(target.value)}
    />
  );
}

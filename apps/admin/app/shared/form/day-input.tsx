import { type DayEdit, dayAfterEdit, readTypedDay, typedDay } from '@buddyline/domain/typed-day';
import { typeLatinDigits } from '@buddyline/ui/latin-digits';
import { TextInput, type TextInputProps } from '@buddyline/ui/text-input';
import type { ChangeEvent } from 'react';

interface Props extends TextInputProps {
  /** Called when the field is left, with the day as MM/DD/YYYY, if it was written in another way. */
  onWrittenOut: (day: string) => void;
}

/** A day, typed as MM/DD/YYYY or pasted as it is written elsewhere. */
export function DayInput({ onChange, onBlur, onWrittenOut, ...rest }: Props) {
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      dir="ltr"
      placeholder="##/##/####"
      autoComplete="off"
      onBeforeInput={typeLatinDigits}
      onChange={(event) => {
        const { target } = event;
        const text = dayAfterEdit(target.value, editOf(event));
        // The form's library reads the event's target. Only if it differs, because this moves the caret to the end.
        if (text !== target.value) target.value = text;
        onChange?.(event);
      }}
      onBlur={(event) => {
        const { value } = event.target;
        const day = typedDay(readTypedDay(value));
        if (day !== '' && day !== value) onWrittenOut(day);
        onBlur?.(event);
      }}
    />
  );
}

function editOf({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): DayEdit {
  if (target.selectionEnd !== target.value.length) return 'inside';
  // A password manager's event says nothing about what it filled in.
  if (!(nativeEvent instanceof InputEvent)) return 'pasted';
  const { inputType, data } = nativeEvent;
  // Like an edit inside the text: nothing is added to it.
  if (inputType.startsWith('delete')) return 'inside';
  const isTyped = inputType === 'insertCompositionText' || data?.length === 1;
  return isTyped ? 'typed' : 'pasted';
}

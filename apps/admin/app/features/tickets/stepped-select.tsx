import { Field } from '@buddyline/ui/field';
import { Select, type SelectOption } from '@buddyline/ui/select';
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';

interface Props<Value extends string> {
  label: string;
  name: string;
  disabled?: boolean;
  /** The saved value. */
  value: string;
  /** The label of a value that is not among the options; the value itself without one. */
  unknownLabel?: string;
  options: readonly (SelectOption & { value: Value })[];
  /** The value reached with the arrow keys, but not confirmed yet. */
  draft: Value | null;
  onDraft: (draft: Value | null) => void;
  onChoose: (value: Value) => void;
}

/**
 * A value selected by mouse or touch is saved at once. The arrow keys only preview a value: Enter or blur saves it,
 * Escape resets it. Once a value is saved, letters are the panel's keys again, so that `n` goes on and does not choose
 * 'Nobody'. An unknown value is shown as a disabled option.
 */
export function SteppedSelect<Value extends string>(props: Props<Value>) {
  const {
    label,
    name,
    disabled,
    value,
    unknownLabel = value,
    options,
    draft,
    onDraft,
    onChoose,
  } = props;
  const isStepping = useRef(false);
  const [isSettled, setSettled] = useState(false);
  const isKnown = options.some((option) => option.value === value);
  const unknown = isKnown ? [] : [{ value, label: unknownLabel, disabled: true }];

  function choose(chosen: Value | null | undefined) {
    onDraft(null);
    if (!chosen) return;
    setSettled(true);
    onChoose(chosen);
  }
  function onChange({ target }: ChangeEvent<HTMLSelectElement>) {
    const chosen = options.find((option) => option.value === target.value)?.value;
    if (isStepping.current) onDraft(chosen ?? null);
    else choose(chosen);
  }
  function onKeyDown({ key, altKey }: KeyboardEvent) {
    // Enter, Space and Alt+arrow open the list of options, where a selection is final.
    isStepping.current = key !== 'Enter' && key !== ' ' && !altKey;
    if (!/^\S$/.test(key)) setSettled(false);
    if (key === 'Enter') choose(draft);
    else if (key === 'Escape') onDraft(null);
  }

  return (
    <Field label={label} className="labelled-field">
      <Select
        name={name}
        disabled={disabled}
        value={draft ?? value}
        options={[...unknown, ...options]}
        onChange={onChange}
        onKeyDown={onKeyDown}
        onPointerDown={() => {
          isStepping.current = false;
        }}
        onBlur={() => {
          choose(draft);
          setSettled(false);
        }}
        data-settled={isSettled || undefined}
      />
    </Field>
  );
}

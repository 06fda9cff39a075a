import { Palette } from '@buddyline/ui/palette';
import type { SelectOption } from '@buddyline/ui/select';
import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { typedAhead } from '../keyboard/typed-ahead.ts';
import { containsWords } from '../text/contains-words.ts';

interface Option extends SelectOption {
  hint?: string;
  /** It is found by these, too. */
  words?: string;
}

interface Props {
  open: boolean;
  onClose: () => void;
  label: string;
  placeholder: string;
  icon: LucideIcon;
  options: readonly Option[];
  /** The option that is chosen already. */
  value?: string;
  /** The options are being fetched. */
  busy: boolean;
  /** Said when nothing is found; by default that. */
  empty?: string | undefined;
  /** Called once the palette has closed, so that the focus can go elsewhere. */
  onChoose: (value: string) => void;
}

/** One choice among several, in the palette: letters narrow it, arrows move, Enter chooses. */
export function ChoicePalette({ icon, options, value, onChoose, empty, ...rest }: Props) {
  const { open, label } = rest;
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setText('');
  }
  const items = options
    .filter((one) => containsWords(text, `${one.label} ${one.words ?? ''}`))
    .map(({ value: id, label: name, hint = id === value ? t`Now` : undefined }) => ({
      id,
      icon,
      label: name,
      hint,
    }));
  return (
    <Palette
      {...rest}
      text={text}
      onText={setText}
      onFieldFocus={() => setText(typedAhead.take().replaceAll('\n', ''))}
      groups={[{ label, items }]}
      onChoose={({ id }) => setTimeout(() => onChoose(id))}
      empty={empty ?? t`Nothing was found.`}
    />
  );
}

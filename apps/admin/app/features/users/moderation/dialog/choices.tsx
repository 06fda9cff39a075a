import { Icon } from '@buddyline/ui/icon';
import type { LucideIcon } from 'lucide-react';

interface Choice<TValue extends string> {
  value: TValue;
  label: string;
  icon?: LucideIcon;
}

interface Props<TValue extends string> {
  /** Names the group. */
  label: string;
  name: string;
  choices: readonly Choice<TValue>[];
  value: TValue;
  onChoose: (value: TValue) => void;
}

/** Radio buttons that look like chips: the arrow keys move between them. */
export function Choices<TValue extends string>({
  label,
  name,
  choices,
  value: chosen,
  onChoose,
}: Props<TValue>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium text-ink">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label: text, icon }) => (
          <label
            key={value}
            className="relative flex min-h-8 items-center gap-2 rounded-full border border-line bg-surface-raised px-3 text-xs font-medium text-ink-muted transition-colors hover:text-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="absolute inset-0 appearance-none rounded-full outline-none"
            />
            {icon && <Icon of={icon} />}
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

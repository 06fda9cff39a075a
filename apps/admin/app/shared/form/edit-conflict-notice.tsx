import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { UserText } from '../text/user-text.tsx';
import type { FieldConflict } from './edit-conflict.ts';

interface Props {
  conflicts: FieldConflict[];
  /** The field's label in the form. */
  labelOf: (name: string) => ReactNode;
  /** Formats a value; plain text by default. */
  textOf?: (name: string, value: unknown) => string;
}

/**
 * Shown at the top of the form when somebody else saved the record during this edit: the person
 * chooses between both values of each conflicting field. The next save applies the choice.
 */
export function EditConflictNotice({ conflicts, labelOf, textOf = plainText }: Props) {
  const heading = useFocusOn(conflicts);
  const { t } = useLingui();
  const id = useId();
  if (conflicts.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="mb-5 grid gap-4 rounded-card border border-warn bg-warn-soft/15 p-4"
    >
      <div>
        <h3 ref={heading} id={id} tabIndex={-1} className="flex items-center gap-2 font-semibold">
          <Icon of={TriangleAlert} />
          <Trans>Somebody else saved this meanwhile</Trans>
        </h3>
        <p className="mt-1">
          <Trans>Choose what to keep, then save again. Nothing is saved yet.</Trans>
        </p>
      </div>
      {conflicts.map(({ name, mine, theirs, choose }) => (
        <fieldset key={name + plainText(name, theirs)} className="grid gap-2 sm:grid-cols-2">
          <legend className="mb-1 text-xs font-medium">{labelOf(name)}</legend>
          <Choice
            group={`${id}-${name}`}
            label={t`Yours`}
            value={textOf(name, mine)}
            onChoose={() => choose('mine')}
            defaultChecked
          />
          <Choice
            group={`${id}-${name}`}
            label={t`Saved now`}
            value={textOf(name, theirs)}
            onChoose={() => choose('theirs')}
          />
        </fieldset>
      ))}
    </section>
  );
}

interface ChoiceProps {
  group: string;
  label: string;
  value: string;
  onChoose: () => void;
  defaultChecked?: boolean;
}

function Choice({ group, label, value, onChoose, defaultChecked }: ChoiceProps) {
  return (
    <label className="grid min-w-0 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-control border border-line bg-surface-raised p-3 text-ink has-checked:border-accent">
      <input type="radio" name={group} defaultChecked={defaultChecked} onChange={onChoose} />
      <span className="text-xs text-ink-muted">{label}</span>
      <span className="col-start-2 line-clamp-4 wrap-anywhere whitespace-pre-line">
        <UserText>{value || '—'}</UserText>
      </span>
    </label>
  );
}

/** Focuses the notice, because the choice comes before the next save. */
function useFocusOn(conflicts: FieldConflict[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (conflicts.length > 0) heading.current?.focus();
  }, [conflicts]);
  return heading;
}

function plainText(_name: string, value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

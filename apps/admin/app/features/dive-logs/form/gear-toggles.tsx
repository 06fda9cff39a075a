import { gear } from '@buddyline/domain/dive-log';
import type { DiveLogForm } from '@buddyline/domain/dive-log-form';
import type { UseFormReturn } from 'react-hook-form';
import { gearChip } from '../values/gear-chips.ts';
import { MarkToggle } from '../../../shared/form/mark-toggle.tsx';

interface Props {
  form: UseFormReturn<DiveLogForm>;
  worn: readonly string[];
}

/** Toggles for all known gear, and for unknown gear that the log already has. */
export function GearToggles({ form, worn }: Props) {
  const initial = form.formState.defaultValues?.exposureGear ?? [];
  const all = [...new Set([...initial, ...gear])].filter((item) => item !== undefined);

  function toggle(item: string, on: boolean) {
    // In a fixed order, so that gear removed and added again does not count as a change.
    const next = all.filter((one) => (one === item ? on : worn.includes(one)));
    form.setValue('exposureGear', next, { shouldDirty: true, shouldTouch: true });
  }

  return all.map((item) => (
    <MarkToggle
      key={item}
      mark={gearChip(item)}
      checked={worn.includes(item)}
      onChange={(event) => toggle(item, event.target.checked)}
    />
  ));
}

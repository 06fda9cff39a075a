import type { Unit } from '@buddyline/domain/units';
import { t } from '@lingui/core/macro';

/** A unit alone, for the label of a field. */
export function unitText(unit: Unit): string {
  const texts: Record<Unit, () => string> = {
    ft: () => t`ft`,
    m: () => t`m`,
    '°F': () => t`°F`,
    '°C': () => t`°C`,
    psi: () => t`psi`,
    bar: () => t`bar`,
    lb: () => t`lb`,
    kg: () => t`kg`,
    min: () => t`min`,
    '%': () => '%',
    '°': () => '°',
  };
  return texts[unit]();
}

import type { DiveLog } from '@buddyline/domain/dive-log';
import { fieldUnit } from '@buddyline/domain/dive-log-form-numbers';
import type { UnitSystem } from '@buddyline/domain/units';
import { fieldLabel, fieldNamed } from '../dive-log-fields.ts';
import { unitText } from '../values/unit-text.ts';

/** A field's label, with the unit of its number: 'Maximum depth (m)'. */
export function labelInForm(
  name: string,
  visibilityUnit: DiveLog['visibilityUnit'],
  units: UnitSystem | undefined,
): string {
  const field = fieldNamed(name);
  const unit = field?.kind === 'number' && fieldUnit({ name: field.name, visibilityUnit, units });
  return unit ? `${fieldLabel(name)} (${unitText(unit)})` : fieldLabel(name);
}

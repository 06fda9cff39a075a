import type { DiveLog } from '@buddyline/domain/dive-log';
import { unitOf } from '@buddyline/domain/dive-log-amounts';
import { statusText } from '@buddyline/domain/status-text';
import type { Unit } from '@buddyline/domain/units';
import { formatNumber } from '@buddyline/i18n/formats';
import { useLanguage } from '../../../language/use-language.ts';
import { UserText } from '../../../shared/text/user-text.tsx';
import { type DiveLogField, valueText } from '../dive-log-fields.ts';
import { dayText } from '../dive-moment.tsx';
import { BothUnits } from './both-units.tsx';

interface Props {
  field: DiveLogField;
  /** A value of the field's type, or null. */
  value: unknown;
  visibilityUnit: DiveLog['visibilityUnit'];
}

/** The value of a dive log's field, numbers in both units; '—' if not recorded. */
export function FieldValue({ field, value, visibilityUnit }: Props) {
  if (value === null || value === '') return '—';
  if (typeof value === 'number' && field.kind === 'number') {
    return <NumberValue value={value} unit={unitOf(field.name, visibilityUnit)} />;
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  switch (field.kind) {
    case 'choice':
      // Unknown values from another backend are shown as they are.
      return text in field.names ? valueText(field.name, text) : statusText(text);
    case 'date':
      return <bdi>{dayText(text)}</bdi>;
    case 'clock':
      return <bdi>{text.slice(0, 5)}</bdi>;
    case 'flag':
    case 'gear':
      return valueText(field.name, value) || '—';
    default:
      return <UserText>{text}</UserText>;
  }
}

function NumberValue({ value, unit }: { value: number; unit: Unit | undefined }) {
  const language = useLanguage();
  if (unit === undefined) return <bdi>{formatNumber(value, language)}</bdi>;
  // Six decimals, because a coordinate's decimals are metres on the ground.
  if (unit === '°')
    return <bdi>{formatNumber(value, language, { maximumFractionDigits: 6 })}°</bdi>;
  return <BothUnits value={value} unit={unit} />;
}

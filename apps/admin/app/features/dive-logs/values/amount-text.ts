import { type Amount, counterpart } from '@buddyline/domain/dive-log-amounts';
import type { Unit } from '@buddyline/domain/units';
import { formatNumber } from '@buddyline/i18n/formats';
import type { Locale } from '@buddyline/i18n/locale';
import { t } from '@lingui/core/macro';

/** Pressures are shown without decimals, as on gauges. */
const wholeUnits = new Set<Unit>(['psi', 'bar']);

/** '66 ft', '20.1 m': one decimal at most. */
export function amountText({ value, unit }: Amount, language: Locale): string {
  const number = formatNumber(value, language, {
    maximumFractionDigits: wholeUnits.has(unit) ? 0 : 1,
  });
  return withUnit(number, unit);
}

/** '66 ft' and '20.1 m'; only one text if the unit has no counterpart. */
export function amountTexts(amount: Amount, language: Locale): [own: string, other?: string] {
  const other = counterpart(amount);
  const own = amountText(amount, language);
  return other ? [own, amountText(other, language)] : [own];
}

function withUnit(number: string, unit: Unit): string {
  const texts: Record<Unit, () => string> = {
    ft: () => t`${number} ft`,
    m: () => t`${number} m`,
    '°F': () => t`${number} °F`,
    '°C': () => t`${number} °C`,
    psi: () => t`${number} psi`,
    bar: () => t`${number} bar`,
    lb: () => t`${number} lb`,
    kg: () => t`${number} kg`,
    min: () => t`${number} min`,
    '%': () => `${number}%`,
    '°': () => `${number}°`,
  };
  return texts[unit]();
}

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

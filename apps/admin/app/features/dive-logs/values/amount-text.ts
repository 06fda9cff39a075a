import { type Amount, inBothUnits, shownDecimals } from '@buddyline/domain/dive-log-amounts';
import type { Unit } from '@buddyline/domain/units';
import { formatNumber } from '@buddyline/i18n/formats';
import type { Locale } from '@buddyline/i18n/locale';
import { t } from '@lingui/core/macro';
import { rememberedUnits } from '../../../language/remembered-view.ts';

/** '66 ft', '20.1 m', '200 bar' */
export function amountText(amount: Amount, language: Locale): string {
  const number = formatNumber(amount.value, language, {
    maximumFractionDigits: shownDecimals(amount),
  });
  return withUnit(number, amount.unit);
}

/** '66 ft' and '20.1 m', the chosen unit first; only one text if the unit has no counterpart. */
export function amountTexts(amount: Amount, language: Locale): [leading: string, other?: string] {
  const [leading, other] = inBothUnits(amount, rememberedUnits());
  const first = amountText(leading, language);
  return other ? [first, amountText(other, language)] : [first];
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

import { inBothUnits } from '@buddyline/domain/dive-log-amounts';
import { formatNumber } from '@buddyline/i18n/formats';
import { t } from '@lingui/core/macro';
import { currentLanguage } from '../../language/language.ts';
import { rememberedUnits } from '../../language/remembered-view.ts';

/** '66 ft · 20.1 m', or the other way round if that is chosen, as on the dive log's page. */
export function feetText(feet: number): string {
  const format = (number: number) =>
    formatNumber(number, currentLanguage(), { maximumFractionDigits: 1 });
  return inBothUnits({ value: feet, unit: 'ft' }, rememberedUnits())
    .map(({ value, unit }) => (unit === 'm' ? inMetres(format(value)) : inFeet(format(value))))
    .join(' · ');
}

/** A function of its own, so that the placeholder has the same name as on the dive log's page. */
function inFeet(number: string): string {
  return t`${number} ft`;
}

function inMetres(number: string): string {
  return t`${number} m`;
}

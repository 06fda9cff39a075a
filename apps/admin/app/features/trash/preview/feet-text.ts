import { feetToMetres } from '@buddyline/domain/units';
import { formatNumber } from '@buddyline/i18n/formats';
import { t } from '@lingui/core/macro';
import { currentLanguage } from '../../../language/language.ts';

/** '66 ft · 20.1 m', as on the dive log's page. */
export function feetText(feet: number): string {
  const format = (number: number) =>
    formatNumber(number, currentLanguage(), { maximumFractionDigits: 1 });
  const [number, metres] = [format(feet), format(feetToMetres(feet))];
  return `${t`${number} ft`} · ${inMetres(metres)}`;
}

/** Of its own, so that the placeholder has the same name as on the dive log's page. */
function inMetres(number: string): string {
  return t`${number} m`;
}

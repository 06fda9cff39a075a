import type { DiveLog } from '@buddyline/domain/dive-log';
import { formatNumber } from '@buddyline/i18n/formats';
import type { Locale } from '@buddyline/i18n/locale';
import { t } from '@lingui/core/macro';

/** Degrees, north and east positive. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** The dive's position; null unless both coordinates are recorded and valid. */
export function positionOf({
  latitude,
  longitude,
}: Pick<DiveLog, 'latitude' | 'longitude'>): Position | null {
  if (latitude === null || longitude === null) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** '29.4500° N' and '34.9700° E'; four decimals are about 10 m. */
export function positionTexts({ latitude, longitude }: Position, language: Locale) {
  const degrees = (value: number) =>
    formatNumber(Math.abs(value), language, {
      minimumFractionDigits: 4,
      maximumFractionDigits: 4,
    });
  const up = degrees(latitude);
  const across = degrees(longitude);
  return [
    latitude < 0 ? t`${up}° S` : t`${up}° N`,
    longitude < 0 ? t`${across}° W` : t`${across}° E`,
  ];
}

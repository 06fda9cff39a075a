import type { DiveLog } from '@buddyline/domain/dive-log';
import { t } from '@lingui/core/macro';
import { diveMinutes } from '../dive-times.ts';

/** The minutes that stand for a dive, with their name: its bottom time, or else its duration. */
export function shownTime(log: DiveLog): { label: string; value: number | null } {
  const value = log.bottomTime ?? diveMinutes(log);
  const isDuration = value !== null && log.bottomTime === null;
  return { label: isDuration ? t`Duration` : t`Bottom time`, value };
}

import type { DiveLog } from '@buddyline/domain/dive-log';
import { t } from '@lingui/core/macro';

/** 'Cedar Pride, Aqaba, Jordan', or as much of it as is recorded. */
export function siteName({ site, location }: Pick<DiveLog, 'site' | 'location'>): string {
  return (
    [site, location].filter(Boolean).join(t({ message: ', ', context: 'between places' })) ||
    t`Unnamed site`
  );
}

/** 'Dive 77'; a log without a number is 'Dive'. */
export function diveName({ diveNumber }: Pick<DiveLog, 'diveNumber'>): string {
  return diveNumber === null ? t`Dive` : t`Dive ${diveNumber}`;
}

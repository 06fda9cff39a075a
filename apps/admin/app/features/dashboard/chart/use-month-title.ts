import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../language/use-language.ts';
import { useNow } from '../../../shared/text/now.ts';
import { isUnfinished, monthName } from './month-name.ts';

/** 'October 2026', or 'November 2026, so far' for the current month. */
export function useMonthTitle(): (month: string) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  return (month) => {
    const name = monthName(month, language, 'long');
    return isUnfinished(month, now) ? t`${name}, so far` : name;
  };
}

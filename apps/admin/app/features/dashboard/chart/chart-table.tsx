import type { DashboardMonth, DashboardNoun } from '@buddyline/domain/dashboard';
import { formatNumber } from '@buddyline/i18n/formats';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../language/use-language.ts';
import { nounDisplay } from '../noun-names.ts';
import { useMonthTitle } from './use-month-title.ts';

interface Props {
  months: readonly DashboardMonth[];
  shown: readonly DashboardNoun[];
}

/** The chart's numbers, newest month first. */
export function ChartTable({ months, shown }: Props) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const titleOf = useMonthTitle();
  return (
    <table className="w-full text-xs tabular-nums">
      <caption className="sr-only">
        <Trans>New per month (UTC), last 12 months</Trans>
      </caption>
      <thead>
        <tr className="border-b text-ink-muted">
          <th scope="col" className="py-1 text-start font-medium">
            <Trans>Month</Trans>
          </th>
          {shown.map((noun) => (
            <th key={noun} scope="col" className="py-1 text-end font-medium">
              {i18n._(nounDisplay[noun].name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map((month) => (
          <tr key={month.month} className="border-b last:border-b-0">
            <th scope="row" className="py-0.5 text-start font-normal whitespace-nowrap">
              {titleOf(month.month)}
            </th>
            {shown.map((noun) => (
              <td key={noun} className="py-0.5 text-end">
                {formatNumber(month[noun], language)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { DashboardMonth, DashboardNoun } from '@buddyline/domain/dashboard';
import { formatNumber } from '@buddyline/i18n/formats';
import { intlLocale } from '@buddyline/i18n/locale';
import { classes } from '@buddyline/ui/classes';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../language/use-language.ts';
import { nounDisplay } from '../noun-names.ts';
import { useMonthTitle } from './use-month-title.ts';

interface Props {
  month: DashboardMonth;
  shown: readonly DashboardNoun[];
  /** The month's position, in percent of the chart's width from its inline start. */
  share: number;
  /** Each line's position at that month, in percent from the top. */
  marks: readonly { noun: DashboardNoun; top: number }[];
}

/** The selected month: a vertical line, a dot on each series, and the values. */
export function MonthValues({ month, shown, share, marks }: Props) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const titleOf = useMonthTitle();
  const position = { insetInlineStart: `${share}%` };
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0">
      <span className="absolute inset-y-0 border-s border-line-strong" style={position} />
      {marks.map(({ noun, top }) => (
        <span
          key={noun}
          className={classes(
            'absolute size-2.5 -translate-1/2 rounded-full border-2 border-current bg-surface-raised rtl:translate-x-1/2',
            nounDisplay[noun].ink,
          )}
          style={{ ...position, top: `${top}%` }}
        />
      ))}
      <div
        className={classes(
          'absolute top-0 z-1 min-w-44 rounded-control border border-line bg-surface-raised p-3 text-ink shadow-far',
          share > 50
            ? '-translate-x-[calc(100%+0.75rem)] rtl:translate-x-[calc(100%+0.75rem)]'
            : 'translate-x-3 rtl:-translate-x-3',
        )}
        style={position}
      >
        <p className="font-semibold">{titleOf(month.month)}</p>
        <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4">
          {shown.map((noun) => (
            <div key={noun} className="contents">
              <dt className="flex items-center gap-2 text-ink-muted">
                <span className={`size-2 rounded-full bg-current ${nounDisplay[noun].ink}`} />
                {i18n._(nounDisplay[noun].name)}
              </dt>
              <dd className="text-end font-medium">{formatNumber(month[noun], language)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** The same for screen readers: 'November 2026: Users 720, Posts 2,150'. */
export function useMonthText(shown: readonly DashboardNoun[]): (month: DashboardMonth) => string {
  const { i18n } = useLingui();
  const language = useLanguage();
  const titleOf = useMonthTitle();
  const list = new Intl.ListFormat(intlLocale(language), { type: 'unit' });
  return (month) => {
    const values = shown.map(
      (noun) => `${i18n._(nounDisplay[noun].name)} ${formatNumber(month[noun], language)}`,
    );
    return `${titleOf(month.month)}: ${list.format(values)}`;
  };
}

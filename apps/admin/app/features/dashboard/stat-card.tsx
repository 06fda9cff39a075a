import type { DashboardMonth, DashboardNoun, Stat } from '@buddyline/domain/dashboard';
import { formatNumber } from '@buddyline/i18n/formats';
import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Link } from 'react-router';
import { useLanguage } from '../../language/use-language.ts';
import { useNow } from '../../shared/text/now.ts';
import { isUnfinished } from './chart/month-name.ts';
import { nounDisplay } from './noun-names.ts';
import { Sparkline } from './sparkline.tsx';

interface Props {
  noun: DashboardNoun;
  stat: Stat;
  months: readonly DashboardMonth[];
}

/** A noun's total, growth and new items of this month in UTC; the whole card links to its list. */
export function StatCard({ noun, stat, months }: Props) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { title, to, icon } = nounDisplay[noun];
  const added = formatNumber(stat.newThisMonth, language);
  return (
    <article className="relative flex min-h-50 flex-col overflow-clip sm:min-h-40 rounded-card border border-line bg-surface-raised transition-colors hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent">
      <div className="px-4 pt-4 sm:px-5">
        <h2 className="flex items-center justify-between gap-2 text-ink-muted">
          <Link
            to={to}
            prefetch="intent"
            className="outline-none after:absolute after:inset-0 after:z-1"
          >
            {i18n._(title)}
          </Link>
          <Icon of={icon} size={20} />
        </h2>
        <p className="mt-1 text-xl font-semibold tabular-nums">
          {formatNumber(stat.total, language)}
        </p>
        <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-xs">
          <Growth percent={stat.growth} />
          <span className="text-ink-muted tabular-nums">
            <Trans>
              <bdi dir="ltr">+{added}</bdi> this month
            </Trans>
          </span>
        </p>
      </div>
      <Sparkline
        values={months.map((month) => month[noun])}
        isLastUnfinished={isUnfinished(months.at(-1)?.month ?? '', useNow())}
        className="mt-auto h-14 w-full shrink-0"
      />
    </article>
  );
}

/** Green with an arrow up from 0 %, red with an arrow down below; the number has no sign. */
function Growth({ percent }: { percent: number }) {
  const language = useLanguage();
  const grows = percent >= 0;
  const amount = formatNumber(Math.abs(percent), language, { maximumFractionDigits: 1 });
  return (
    <span
      className={`flex items-center gap-1 font-medium tabular-nums ${grows ? 'text-ok-ink' : 'text-danger-ink'}`}
    >
      <Icon of={grows ? ArrowUp : ArrowDown} />
      <span className="sr-only">{grows ? <Trans>Up</Trans> : <Trans>Down</Trans>}</span>
      <span>
        <Trans>
          <bdi dir="ltr">{amount}%</bdi> growth
        </Trans>
      </span>
    </span>
  );
}

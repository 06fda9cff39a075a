import type { DashboardMonth, DashboardNoun } from '@buddyline/domain/dashboard';
import { formatNumber } from '@buddyline/i18n/formats';
import { useLingui } from '@lingui/react/macro';
import { type PointerEvent, useState } from 'react';
import { useLanguage } from '../../../language/use-language.ts';
import { nounDisplay } from '../noun-names.ts';
import { axisSteps, linePath, pointsOf } from './chart-scale.ts';
import { monthName } from './month-name.ts';
import { MonthValues, useMonthText } from './month-values.tsx';
import { UnfinishedMonth } from './unfinished-month.tsx';

interface Props {
  months: readonly DashboardMonth[];
  shown: readonly DashboardNoun[];
}

/**
 * The chart's lines, with one month selected by pointer or arrow keys. Positions are percentages from the
 * inline start, so that time runs in the reading direction. The arrow keys are those of an invisible
 * range input over the chart.
 */
export function ChartPlot({ months, shown }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const monthText = useMonthText(shown);
  const last = months.length - 1;
  const [index, setIndex] = useState(last);
  const [picking, setPicking] = useState(false);
  const steps = axisSteps(
    Math.max(0, ...months.flatMap((month) => shown.map((noun) => month[noun]))),
  );
  const top = steps.at(-1) ?? 1;
  const lines = shown.map((noun) => ({
    noun,
    points: pointsOf(
      months.map((month) => month[noun]),
      top,
    ),
  }));
  const month = months[index];

  function pick(event: PointerEvent<HTMLDivElement>) {
    const { left, right, width } = event.currentTarget.getBoundingClientRect();
    const mirrored = event.currentTarget.matches(':dir(rtl)');
    const share = (mirrored ? right - event.clientX : event.clientX - left) / width;
    setIndex(Math.min(last, Math.max(0, Math.round(share * last))));
    setPicking(true);
  }

  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-xs text-ink-muted tabular-nums">
      <div aria-hidden className="relative h-56 min-w-8 text-end">
        {/* Makes the column as wide as the longest number. */}
        <span className="invisible">{formatNumber(top, language)}</span>
        {steps.map((step) => (
          <span
            key={step}
            className="absolute inset-e-0 -translate-y-1/2"
            style={{ top: `${100 - (step / top) * 100}%` }}
          >
            {formatNumber(step, language)}
          </span>
        ))}
      </div>
      <div
        className="relative mx-3 h-56 touch-pan-y rounded-inner has-focus-visible:outline-2 has-focus-visible:outline-offset-8 has-focus-visible:outline-accent"
        onPointerMove={pick}
        onPointerDown={pick}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPicking(false)}
      >
        {steps.map((step) => (
          <span
            key={step}
            aria-hidden
            className="absolute inset-x-0 border-t"
            style={{ top: `${100 - (step / top) * 100}%` }}
          />
        ))}
        <UnfinishedMonth months={months} />
        <svg
          aria-hidden
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100"
        >
          {lines.map(({ noun, points }) => (
            <path
              key={noun}
              d={linePath(points)}
              fill="none"
              stroke="currentColor"
              strokeWidth="2.25"
              strokeDasharray={nounDisplay[noun].dash}
              strokeLinecap="round"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              className={nounDisplay[noun].ink}
            />
          ))}
        </svg>
        <input
          type="range"
          min={0}
          max={last}
          value={index}
          aria-label={t`Month`}
          aria-valuetext={month && monthText(month)}
          onChange={({ target }) => setIndex(Number(target.value))}
          onFocus={() => setPicking(true)}
          onBlur={() => setPicking(false)}
          onKeyDown={({ key }) => setPicking(key !== 'Escape')}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
        {picking && month && (
          <MonthValues
            month={month}
            shown={shown}
            share={(index / Math.max(1, last)) * 100}
            marks={lines.map(({ noun, points }) => ({ noun, top: points[index]?.y ?? 0 }))}
          />
        )}
      </div>
      <div aria-hidden className="relative col-start-2 mx-3 mt-3 h-5">
        {months.map((one, at) => (
          <span
            key={one.month}
            className={`absolute -translate-x-1/2 whitespace-nowrap rtl:translate-x-1/2 ${(last - at) % 2 ? 'max-sm:hidden' : ''}`}
            style={{ insetInlineStart: `${(at / Math.max(1, last)) * 100}%` }}
          >
            {monthName(one.month, language, 'short')}
          </span>
        ))}
      </div>
    </div>
  );
}

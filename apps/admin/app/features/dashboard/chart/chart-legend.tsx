import { type DashboardNoun, dashboardNouns } from '@buddyline/domain/dashboard';
import { Trans, useLingui } from '@lingui/react/macro';
import { nounDisplay } from '../noun-names.ts';

interface Props {
  shown: readonly DashboardNoun[];
  onToggle: (noun: DashboardNoun) => void;
  /** The last month is shaded, because its values are still low. */
  isLastUnfinished: boolean;
}

/** The chart's legend, with a toggle button for each line. */
export function ChartLegend({ shown, onToggle, isLastUnfinished }: Props) {
  const { t, i18n } = useLingui();
  return (
    <fieldset className="-mx-2 mb-4 flex flex-wrap gap-1">
      <legend className="sr-only">{t`Lines of the chart`}</legend>
      {dashboardNouns.map((noun) => {
        const { name, ink, dash } = nounDisplay[noun];
        return (
          <button
            key={noun}
            type="button"
            aria-pressed={shown.includes(noun)}
            onClick={() => onToggle(noun)}
            className="group flex min-h-8 items-center gap-2 rounded-control px-2 text-xs transition-colors hover:bg-surface-sunken"
          >
            <svg
              aria-hidden
              viewBox="0 0 24 8"
              className={`h-2 w-6 transition-opacity not-group-aria-pressed:opacity-30 ${ink}`}
            >
              <path
                d="M1 4H23"
                stroke="currentColor"
                strokeWidth="2.5"
                strokeDasharray={dash}
                strokeLinecap="round"
              />
            </svg>
            <span className="not-group-aria-pressed:text-ink-muted not-group-aria-pressed:line-through">
              {i18n._(name)}
            </span>
          </button>
        );
      })}
      {isLastUnfinished && (
        <span className="flex min-h-8 items-center gap-2 px-2 text-xs text-ink-muted">
          <span
            aria-hidden
            className="h-3 w-6 rounded-inner border border-line bg-surface-sunken"
          />
          <Trans>This month so far</Trans>
        </span>
      )}
    </fieldset>
  );
}

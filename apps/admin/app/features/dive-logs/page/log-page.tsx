import type { DiveLog } from '@buddyline/domain/dive-log';
import { diveLogFindings } from '@buddyline/domain/dive-log-findings';
import { formatNumber } from '@buddyline/i18n/formats';
import { Card } from '@buddyline/ui/card';
import { Icon } from '@buddyline/ui/icon';
import { Tooltip } from '@buddyline/ui/tooltip';
import { Trans, useLingui } from '@lingui/react/macro';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../language/use-language.ts';
import { useToday } from '../today.ts';
import { findingText } from '../values/finding-text.ts';
import { ProfileDiagram } from './profile-diagram.tsx';
import { hasTank, TankBar } from './tank-bar.tsx';

/** Like a page of a paper logbook: profile, sum of minutes, tank, and warnings about unlikely values. */
export function LogPage({ log }: { log: DiveLog }) {
  const { t } = useLingui();
  return (
    <Card title={t`Log page`}>
      <div className="grid gap-6">
        <ProfileDiagram log={log} />
        <Minutes log={log} />
        {hasTank(log) && <TankBar log={log} />}
        <Findings log={log} />
      </div>
    </Card>
  );
}

/** A term of the sum with its sign. */
const signed =
  'relative ps-6 before:absolute before:inset-s-0 before:bottom-0 before:text-base before:text-ink-muted';

/** ABT, and the sum on every log page: bottom time to date + this dive = cumulative. */
function Minutes({ log }: { log: DiveLog }) {
  const { t } = useLingui();
  return (
    <dl className="flex flex-wrap items-end gap-x-4 gap-y-3 rounded-control bg-surface-sunken/60 px-4 py-3 max-sm:grid max-sm:gap-y-1.5">
      <Sum
        value={log.abt}
        label={
          <Tooltip text={t`Actual (adjusted) bottom time`}>
            <button
              type="button"
              className="min-h-6 underline decoration-dotted underline-offset-4"
            >{t`ABT`}</button>
          </Tooltip>
        }
      />
      <Sum
        value={log.bottomTimeToDate}
        label={t`Bottom time to date`}
        className="sm:border-s sm:ps-4"
      />
      <Sum
        value={log.timeThisDive}
        label={t`This dive`}
        className={`${signed} before:content-['+']`}
      />
      <Sum
        value={log.cumulativeTime}
        label={t`Cumulative`}
        className={`${signed} before:content-['=']`}
      />
    </dl>
  );
}

interface SumProps {
  label: ReactNode;
  value: number | null;
  className?: string;
}

function Sum({ label, value, className = '' }: SumProps) {
  const language = useLanguage();
  return (
    <div className={`max-sm:flex max-sm:items-baseline max-sm:gap-2 ${className}`}>
      <dt className="text-xs text-ink-muted max-sm:me-auto">{label}</dt>
      <dd className="font-semibold tabular-nums">
        {value === null ? (
          '—'
        ) : (
          <>
            {formatNumber(value, language, { maximumFractionDigits: 1 })}{' '}
            <span className="text-xs font-normal text-ink-muted">
              <Trans>min</Trans>
            </span>
          </>
        )}
      </dd>
    </div>
  );
}

/** Warnings about values that contradict each other. */
function Findings({ log }: { log: DiveLog }) {
  const findings = diveLogFindings(log, useToday());
  if (findings.length === 0) return null;
  return (
    <section
      aria-labelledby="findings-title"
      className="flex gap-3 rounded-card border border-warn bg-warn-soft/15 px-4 py-3"
    >
      <Icon of={TriangleAlert} size={20} />
      <div>
        <h3 id="findings-title" className="font-semibold">
          <Trans>Worth a check</Trans>
        </h3>
        <ul className="list-disc ps-4">
          {findings.map(({ message }) => (
            <li key={message}>{findingText(message)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

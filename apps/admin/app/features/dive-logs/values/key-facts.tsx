import { unitOf } from '@buddyline/domain/dive-log-amounts';
import type { Unit } from '@buddyline/domain/units';
import type { DiveLog } from '@buddyline/domain/dive-log';
import { formatNumber } from '@buddyline/i18n/formats';
import { Icon } from '@buddyline/ui/icon';
import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import Eye from 'lucide-react/icons/eye';
import Thermometer from 'lucide-react/icons/thermometer';
import Timer from 'lucide-react/icons/timer';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../language/use-language.ts';
import { DiveTimes } from '../dive-moment.tsx';
import { currentPhrase } from './current-phrase.ts';
import { amountTexts } from './amount-text.ts';
import { FieldLink } from './field-link.tsx';
import { shownTime } from './shown-time.ts';

/** The four most important numbers of a dive. */
export function KeyFacts({ log }: { log: DiveLog }) {
  const { t } = useLingui();
  return (
    <dl className="grid grid-cols-2 gap-px overflow-clip rounded-card border border-line bg-line lg:grid-cols-4 print:grid-cols-4">
      <Fact log={log} icon={ArrowDownToLine} field="maxDepth" label={t`Max depth`} unit="ft" />
      <Fact
        log={log}
        icon={Timer}
        field="bottomTime"
        {...shownTime(log)}
        unit="min"
        note={(log.timeIn ?? log.timeOut) !== null && <DiveTimes log={log} />}
      />
      <Fact log={log} icon={Thermometer} field="waterTemp" label={t`Water`} unit="°F" />
      <Fact
        log={log}
        icon={Eye}
        field="visibilityValue"
        label={t`Visibility`}
        unit={unitOf('visibilityValue', log.visibilityUnit)}
        note={log.currentCondition !== null && currentPhrase(log.currentCondition)}
      />
    </dl>
  );
}

interface FactProps {
  log: DiveLog;
  icon: LucideIcon;
  /** What a click on the number edits. */
  field: 'maxDepth' | 'bottomTime' | 'waterTemp' | 'visibilityValue';
  label: string;
  /** By default that of the field. */
  value?: number | null;
  unit: Unit | undefined;
  /** An addition on the second line. */
  note?: ReactNode;
}

function Fact({ log, icon, field, label, value = log[field], unit, note }: FactProps) {
  const language = useLanguage();
  const [first, second] = factTexts();
  return (
    <div className="bg-surface-raised px-5 py-4">
      <dt className="flex items-center gap-2 text-ink-muted">
        <Icon of={icon} />
        <span>{label}</span>
      </dt>
      <dd className="mt-1 text-xl font-semibold tabular-nums">
        <FieldLink log={log} field={field} label={label}>
          <bdi>{first}</bdi>
        </FieldLink>
      </dd>
      <dd className="min-h-5 text-xs text-ink-muted tabular-nums">
        {second && <bdi className="whitespace-nowrap">{second}</bdi>}
        {note && (
          <span className="whitespace-nowrap">
            {second && <span> · </span>}
            {note}
          </span>
        )}
      </dd>
    </div>
  );

  function factTexts(): [string, string?] {
    if (value === null) return ['—'];
    return unit ? amountTexts({ value, unit }, language) : [formatNumber(value, language)];
  }
}

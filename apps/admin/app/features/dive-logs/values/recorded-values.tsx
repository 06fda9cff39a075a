import { unitOf } from '@buddyline/domain/dive-log-amounts';
import type { Unit } from '@buddyline/domain/units';
import type { DiveLog } from '@buddyline/domain/dive-log';
import { statusText } from '@buddyline/domain/status-text';
import { formatNumber } from '@buddyline/i18n/formats';
import { Card } from '@buddyline/ui/card';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../language/use-language.ts';
import { Words } from '../../../shared/words/words.tsx';
import { type DiveLogField, diveLogFields, fieldGroups, groupTitles } from '../dive-log-fields.ts';
import { dayText } from '../dive-moment.tsx';
import { BothUnits } from './both-units.tsx';

/** Shown as chips or in the comments card. */
const shownElsewhere = new Set<DiveLogField['kind']>(['flag', 'gear', 'long']);

/** All other recorded values, by group and in both units. */
export function RecordedValues({ log }: { log: DiveLog }) {
  const { t, i18n } = useLingui();
  return (
    <Card title={t`Recorded values`} className="print:order-3 print:break-inside-avoid">
      <div className="-mb-6 gap-10 md:columns-2 print:columns-3 print:gap-6">
        {fieldGroups.map((group) => {
          const fields = diveLogFields[group].filter(({ kind }) => !shownElsewhere.has(kind));
          if (fields.length === 0) return null;
          return (
            <section key={group} className="break-inside-avoid pb-6">
              <h3 className="mb-1 text-xs font-semibold text-ink-muted">
                {i18n._(groupTitles[group])}
              </h3>
              <dl className="divide-y">
                {fields.map((field) => (
                  <div
                    key={field.name}
                    className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5"
                  >
                    <dt className="text-ink-muted">{i18n._(field.label)}</dt>
                    <dd className="ms-auto min-w-0 text-end font-medium wrap-anywhere">
                      <FieldValue field={field} log={log} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
      </div>
    </Card>
  );
}

function FieldValue({ field, log }: { field: DiveLogField; log: DiveLog }) {
  const { i18n } = useLingui();
  switch (field.kind) {
    case 'number':
      return <NumberValue value={log[field.name]} unit={unitOf(field.name, log.visibilityUnit)} />;
    case 'choice': {
      const value = log[field.name];
      const name = value === null ? undefined : field.names[value];
      // Unknown values from another backend are shown as they are.
      return name ? i18n._(name) : statusText(value ?? '') || '—';
    }
    case 'date':
      return <bdi>{dayText(log.date)}</bdi>;
    case 'clock':
      return <bdi>{log[field.name]?.slice(0, 5) || '—'}</bdi>;
    case 'text':
      return <Words>{log[field.name] || '—'}</Words>;
    default:
      return null;
  }
}

function NumberValue({ value, unit }: { value: number | null; unit: Unit | undefined }) {
  const language = useLanguage();
  if (value === null) return '—';
  if (unit === undefined) return <bdi>{formatNumber(value, language)}</bdi>;
  // Six decimals, because a coordinate's decimals are metres on the ground.
  if (unit === '°')
    return <bdi>{formatNumber(value, language, { maximumFractionDigits: 6 })}°</bdi>;
  return <BothUnits value={value} unit={unit} />;
}

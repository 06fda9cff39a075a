import type { DiveLog } from '@buddyline/domain/dive-log';
import { Card } from '@buddyline/ui/card';
import { useLingui } from '@lingui/react/macro';
import { type DiveLogField, diveLogFields, fieldGroups, groupTitles } from '../dive-log-fields.ts';
import { FieldLink } from './field-link.tsx';
import { FieldValue } from './field-value.tsx';

/** Shown as chips or in the comments card. */
const shownElsewhere = new Set<DiveLogField['kind']>(['flag', 'gear', 'long']);

/** All other recorded values, by group and in both units. A click on one opens the form at its field. */
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
                {fields.map((field) => {
                  const label = i18n._(field.label);
                  return (
                    <div
                      key={field.name}
                      className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5"
                    >
                      <dt className="text-ink-muted">{label}</dt>
                      <dd className="ms-auto min-w-0 text-end font-medium wrap-anywhere">
                        <FieldLink log={log} field={field.name} label={label}>
                          <FieldValue
                            field={field}
                            value={log[field.name]}
                            visibilityUnit={log.visibilityUnit}
                          />
                        </FieldLink>
                      </dd>
                    </div>
                  );
                })}
              </dl>
            </section>
          );
        })}
      </div>
    </Card>
  );
}

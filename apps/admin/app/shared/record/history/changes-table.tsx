import type { ActivityChanges } from '@buddyline/domain/activity';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { UserText } from '../../text/user-text.tsx';

type Change = ActivityChanges[string];
export type ChangedValue = Change['from'];

/** How a record's own page names its fields and shows their values. */
export interface RecordFields {
  label: (name: string) => string;
  /**
   * A value as the page shows it; undefined for values that need no special form.
   *
   * @param others all changed values before, or after, the entry: a visibility needs its unit
   */
  value: (
    name: string,
    value: ChangedValue,
    others: Readonly<Partial<Record<string, ChangedValue>>>,
  ) => ReactNode;
}

/** What an entry changed, field by field, in two columns: was and is. */
export function ChangesTable({
  changes,
  fields,
}: {
  changes: ActivityChanges;
  fields: RecordFields;
}) {
  const { t } = useLingui();
  const shown = (name: string, side: 'from' | 'to') => {
    const values = valuesOf(changes, side);
    const value = values[name] ?? null;
    return fields.value(name, value, values) ?? <PlainValue value={value} />;
  };
  return (
    <table className="mt-2 w-full table-fixed border-collapse text-xs">
      <caption className="sr-only">{t`What was changed`}</caption>
      <thead>
        <tr className="text-start text-ink-muted">
          <th scope="col" className="pb-1 pe-3 text-start font-normal">
            <Trans>Was</Trans>
          </th>
          <th scope="col" className="pb-1 text-start font-normal">
            <Trans>Is</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.keys(changes).map((name) => (
          <Fragment key={name}>
            <tr className="border-t">
              <th
                scope="rowgroup"
                colSpan={2}
                className="pt-1.5 text-start font-normal text-ink-muted"
              >
                {fields.label(name)}
              </th>
            </tr>
            <tr className="align-top">
              <td className="pe-3 pb-1.5 wrap-anywhere text-ink-muted">{shown(name, 'from')}</td>
              <td className="pb-1.5 font-medium wrap-anywhere">{shown(name, 'to')}</td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function valuesOf(changes: ActivityChanges, side: 'from' | 'to') {
  const values = Object.entries(changes).map(([name, change]) => [name, change[side]] as const);
  return Object.fromEntries<ChangedValue>(values);
}

/** Text as it is, and the beginning of a long one. */
function PlainValue({ value }: { value: ChangedValue }) {
  if (value === null || value === '') return '—';
  if (value === true) return <Trans>Yes</Trans>;
  if (value === false) return <Trans>No</Trans>;
  return (
    <UserText as="span" className="line-clamp-6 w-fit">
      {plainText(value)}
    </UserText>
  );
}

function plainText(value: NonNullable<ChangedValue>): string {
  if (Array.isArray(value)) return value.join(' · ') || '—';
  if (typeof value !== 'object') return String(value);
  if ('name' in value) return value.name;
  const { text, length } = value;
  return length > text.length ? `${text}…` : text;
}

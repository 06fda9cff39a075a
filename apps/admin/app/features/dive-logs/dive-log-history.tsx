import type { DiveLog } from '@buddyline/domain/dive-log';
import type { RecordFields } from '../../shared/record/history/changes-table.tsx';
import { HistoryCard } from '../../shared/record/history-card.tsx';
import { fieldLabel, fieldNamed } from './dive-log-fields.ts';
import { FieldValue } from './values/field-value.tsx';

/** What was done to a dive log, in the words and units of its page. */
export function DiveLogHistory({ log }: { log: DiveLog }) {
  const fields: RecordFields = {
    label: fieldLabel,
    value: (name, value, others) => {
      const field = fieldNamed(name);
      if (!field || field.kind === 'long') return undefined;
      const unit = others['visibilityUnit'];
      const visibilityUnit = typeof unit === 'string' ? unit : log.visibilityUnit;
      return <FieldValue field={field} value={value} visibilityUnit={visibilityUnit} />;
    },
  };
  return <HistoryCard itemId={log.id} fields={fields} />;
}

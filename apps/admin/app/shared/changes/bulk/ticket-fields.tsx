import { ticketPriorities } from '@buddyline/domain/ticket';
import { Field } from '@buddyline/ui/field';
import { Select } from '@buddyline/ui/select';
import { useLingui } from '@lingui/react/macro';
import { nobody, useTakerOptions } from '../../query/use-taker-options.ts';
import { usePriorityNames } from '../../text/priority-badge.tsx';
import type { ActionValues } from './action-values.ts';

interface Props {
  values: ActionValues;
  onChange: (values: ActionValues) => void;
}

/** Whom several tickets are given to. */
export function TakerField({ values, onChange }: Props) {
  const { t } = useLingui();
  return (
    <Field label={t`Assigned to`}>
      <Select
        name="taker"
        value={values.takerId ?? nobody}
        options={useTakerOptions()}
        onChange={({ target: { value } }) =>
          onChange({ ...values, takerId: value === nobody ? null : value })
        }
      />
    </Field>
  );
}

/** The priority that several tickets get. */
export function PriorityField({ values, onChange }: Props) {
  const { t } = useLingui();
  const names = usePriorityNames();
  return (
    <Field label={t`Priority`}>
      <Select
        name="priority"
        value={values.priority}
        options={ticketPriorities.map((value) => ({ value, label: names[value] }))}
        onChange={({ target }) => {
          const priority = ticketPriorities.find((one) => one === target.value);
          if (priority) onChange({ ...values, priority });
        }}
      />
    </Field>
  );
}

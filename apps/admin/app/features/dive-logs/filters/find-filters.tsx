import { diveLogSorts } from '@buddyline/domain/dive-log-filters';
import { counterpart } from '@buddyline/domain/dive-log-amounts';
import { typedDay } from '@buddyline/domain/typed-day';
import { Field } from '@buddyline/ui/field';
import { Select } from '@buddyline/ui/select';
import { TextInput } from '@buddyline/ui/text-input';
import { useLingui } from '@lingui/react/macro';
import { rememberedUnits } from '../../../language/remembered-view.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { PersonFilter } from '../../../shared/list/filters/person-filter.tsx';
import { amountText } from '../values/amount-text.ts';
import { unitText } from '../values/unit-text.ts';
import { DayFilter } from './day-filter.tsx';
import { useTypedFilter } from './use-typed-filter.ts';
import { type FindList, reversedRanges } from './find-list.ts';
import { useFindNames } from './find-names.ts';
import { depthText, depthUnit, readDepth } from './typed-depth.ts';
import { readRangeDay } from './range-day.ts';

interface Props {
  list: FindList;
  /** Null removes the filter. */
  onFilter: (name: string, value: string | null) => void;
}

/** The ranges, the diver, the findings and the order; for a backend that announces them. */
export function FindFilters({ list, onFilter }: Props) {
  const { t } = useLingui();
  const { orders, findings } = useFindNames();
  const reversed = reversedRanges(list);
  return (
    <div className="grid grid-cols-2 gap-5 lg:grid-cols-4">
      <DayField label={t`Dived from`} day={list.dateFrom} onFilter={to('dateFrom')} />
      <DayField
        label={t`Dived up to`}
        day={list.dateTo}
        error={reversed.dates && t`The last day is before the first one.`}
        onFilter={to('dateTo')}
      />
      <DepthField kind="least" depth={list.depthFrom} onFilter={to('depthFrom')} />
      <DepthField
        kind="greatest"
        depth={list.depthTo}
        error={reversed.depths && t`This is less than the least depth.`}
        onFilter={to('depthTo')}
      />
      <PersonFilter name="diver" label={t`Diver`} onChoose={to('userId')} />
      <Field label={t`Plausibility`}>
        <Select
          name="findings"
          value={String(list.findings ?? '')}
          onChange={({ target }) => onFilter('findings', target.value || null)}
          options={[
            { value: '', label: t`Every dive` },
            { value: 'true', label: findings.true },
            { value: 'false', label: findings.false },
          ]}
        />
      </Field>
      <Field label={t`Order`}>
        <Select
          name="sort"
          value={list.sort ?? 'newest'}
          onChange={({ target: { value } }) => onFilter('sort', value === 'newest' ? null : value)}
          options={diveLogSorts.map((value) => ({ value, label: orders[value] }))}
        />
      </Field>
    </div>
  );

  function to(name: string) {
    return (value: string | null) => onFilter(name, value);
  }
}

interface TypedProps {
  error?: string | false;
  onFilter: (value: string | null) => void;
}

function DayField(props: TypedProps & { label: string; day: string | undefined }) {
  const { label, day, error = false, onFilter } = props;
  const { t } = useLingui();
  const shown = typedDay(day);
  const field = useTypedFilter({ shown, read: readRangeDay, completeLength: 10, onFilter });
  return (
    <Field
      label={label}
      hint={t`MM/DD/YYYY`}
      error={
        field.isInvalid
          ? t`Write a day from 1901 to 2078 as MM/DD/YYYY, such as 05/14/2026.`
          : error
      }
    >
      <DayFilter field={field} />
    </Field>
  );
}

/** Longer than any depth, so that a text is refused only once the field is left. */
const longest = 40;

function DepthField(props: TypedProps & { kind: 'least' | 'greatest'; depth: number | undefined }) {
  const { kind, depth, error = false, onFilter } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const units = rememberedUnits();
  const read = (text: string) => readDepth(text, units);
  const shown = depthText(depth, units);
  const field = useTypedFilter({ shown, read, completeLength: longest, onFilter });
  const feet = read(field.input.value);
  const unit = unitText(depthUnit(units));
  const other = feet ? amountsOf(Number(feet)) : t`Such as 30 m or 98 ft`;
  return (
    <Field
      label={kind === 'least' ? t`Least depth (${unit})` : t`Greatest depth (${unit})`}
      hint={<bdi>{other}</bdi>}
      error={field.isInvalid ? t`Write a depth from 0 to 396 m (1,300 ft), such as 30 m.` : error}
    >
      <TextInput
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        maxLength={longest - 1}
        {...field.input}
      />
    </Field>
  );

  /** '98.4 ft = 30 m' */
  function amountsOf(value: number): string {
    const metres = counterpart({ value, unit: 'ft' });
    const both = [amountText({ value, unit: 'ft' }, language)];
    if (metres) both.push(amountText(metres, language));
    return both.join(' = ');
  }
}

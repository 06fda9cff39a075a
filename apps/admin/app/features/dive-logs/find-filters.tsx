import { counterpart } from '@buddyline/domain/dive-log-amounts';
import {
  diveLogFindEntries,
  type DiveLogList,
  type DiveLogSort,
  reversedRanges,
} from '@buddyline/domain/dive-log-filters';
import { Trans, useLingui } from '@lingui/react/macro';
import { rememberedUnits } from '../../language/remembered-view.ts';
import { useLanguage } from '../../language/use-language.ts';
import {
  type FilterFields,
  optionsOf,
  type TextField,
  type TypedDayField,
} from '../../shared/list/filters/filter-field.ts';
import { filtersOf } from '../../shared/list/filters/filters-of.tsx';
import { amountText, amountTexts } from './values/amount-text.ts';
import { unitText } from './values/unit-text.ts';
import { depthText, depthUnit, readDepth } from './typed-depth.ts';

type List = Pick<DiveLogList, keyof typeof diveLogFindEntries>;

function useFields(list: List): FilterFields<List> {
  const { t } = useLingui();
  const language = useLanguage();
  const units = rememberedUnits();
  const unit = unitText(depthUnit(units));
  const reversed = reversedRanges(list);
  return {
    dateFrom: {
      ...dayField(t`Dive date from`),
      chip: (day) => <Trans>Dive date from {day}</Trans>,
    },
    dateTo: {
      ...dayField(t`Dive date to`),
      error: reversed.dates && t`The last day is before the first one.`,
      chip: (day) => <Trans>Dive date to {day}</Trans>,
    },
    depthFrom: {
      ...depthField(t`Min depth (${unit})`, list.depthFrom),
      chip: (depth) => <Trans>{depth} or deeper</Trans>,
    },
    depthTo: {
      ...depthField(t`Max depth (${unit})`, list.depthTo),
      error: reversed.depths && t`This is less than the least depth.`,
      chip: (depth) => <Trans>Down to {depth}</Trans>,
    },
    userId: {
      kind: 'person',
      label: t`Diver`,
      chip: (diver) => <Trans>Diver: {diver}</Trans>,
    },
    findings: {
      kind: 'choice',
      label: t`Plausibility`,
      any: t`Every dive`,
      options: optionsOf({ true: t`Worth a check`, false: t`Nothing to check` }),
    },
    sort: {
      kind: 'choice',
      label: t`Order`,
      any: t`Newest logged first`,
      options: optionsOf<Exclude<DiveLogSort, 'newest'>>({
        oldest: t`Oldest logged first`,
        date: t`Newest dive first`,
        depth: t`Deepest first`,
      }),
    },
  };

  function dayField(label: string): TypedDayField {
    return {
      kind: 'typed-day',
      label,
      schema: diveLogFindEntries.dateFrom,
      hint: t`MM/DD/YYYY`,
      unfinished: t`Filters once the day is whole: MM/DD/YYYY`,
      invalid: t`Write a day from 1901 to 2078 as MM/DD/YYYY, such as 05/14/2026.`,
    };
  }

  function depthField(label: string, feet: number | undefined): TextField {
    const read = (text: string) => readDepth(text, units);
    const [shown] = amountTexts({ value: feet ?? 0, unit: 'ft' }, language);
    return {
      kind: 'text',
      label,
      text: depthText(feet, units),
      shown,
      read,
      hint: (typed) => {
        const value = read(typed);
        return <bdi>{value ? inBothUnits(Number(value)) : t`Such as 30 m or 98 ft`}</bdi>;
      },
      invalid: t`Write a depth from 0 to 396 m (1,300 ft), such as 30 m.`,
    };
  }

  /** '98.4 ft = 30 m' */
  function inBothUnits(value: number): string {
    const metres = counterpart({ value, unit: 'ft' });
    const both = [amountText({ value, unit: 'ft' }, language)];
    if (metres) both.push(amountText(metres, language));
    return both.join(' = ');
  }
}

/** The ranges, the diver, the findings and the order; for a backend that announces them. */
export const FindFilters = filtersOf(useFields);

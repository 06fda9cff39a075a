import { toClockTime } from '@buddyline/domain/dates';
import { diveLogFlags } from '@buddyline/domain/dive-log';
import type { DiveLogList } from '@buddyline/domain/dive-log-filters';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { FilterChip } from '../../../shared/list/list-toolbar.tsx';
import { dayText } from '../dive-moment.tsx';
import {
  currentNames,
  diveTypeNames,
  flagMarks,
  visibilityUnitNames,
} from '../values/dive-marks.ts';
import { activeFinds, type FindName } from './find-list.ts';
import { FindChip } from './lazy-find.tsx';

/** The active filters as chips, in the order of the panel. */
export function filterChips(list: DiveLogList, hasFind: boolean): FilterChip[] {
  const flags = diveLogFlags.map((name) => ({ name, label: flagLabel(list, name) }));
  const all = [...flags, ...choiceChips(list), ...momentChips(list)];
  const chips = all.filter(({ label }) => label);
  if (!hasFind) return chips;
  const found = (name: FindName) => ({ name, label: <FindChip {...{ name, list }} /> });
  return [...chips, ...activeFinds(list).map(found)];
}

function flagLabel(list: DiveLogList, name: (typeof diveLogFlags)[number]): string | null {
  const wanted = list[name];
  if (wanted === undefined) return null;
  const label = i18n._(flagMarks[name].label);
  return wanted ? label : t`Not: ${label}`;
}

function choiceChips({ freediveOrScuba, currentCondition, visibilityUnit }: DiveLogList) {
  const type = freediveOrScuba && i18n._(diveTypeNames[freediveOrScuba]);
  const condition = currentCondition && i18n._(currentNames[currentCondition]);
  const unit = visibilityUnit && i18n._(visibilityUnitNames[visibilityUnit]);
  return [
    { name: 'freediveOrScuba', label: type },
    { name: 'currentCondition', label: condition && t`Condition: ${condition}` },
    { name: 'visibilityUnit', label: unit && t`Visibility in ${unit}` },
  ];
}

function momentChips({ date, timeIn, timeOut }: DiveLogList) {
  const day = dayText(date ?? null);
  const from = clockText(timeIn);
  const until = clockText(timeOut);
  return [
    { name: 'date', label: date && t`Date: ${day}` },
    { name: 'timeIn', label: from && t`In from ${from}` },
    { name: 'timeOut', label: until && t`Out by ${until}` },
  ];
}

/** 930 becomes '09:30', 5 becomes '00:05'. */
function clockText(hhmm: number | undefined): string | null {
  return hhmm === undefined ? null : toClockTime(String(hhmm).padStart(4, '0'));
}

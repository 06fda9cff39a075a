import { useMemo, useRef } from 'react';
import { describe } from './describe.ts';
import { SelectBar } from './select-bar.tsx';
import { currentRun } from './run/run-state.ts';
import type { SelectingProps } from '../list/selecting.tsx';
import { useSelectClicks } from './use-select-clicks.ts';
import { useSelectKeys } from './use-select-keys.ts';

/** The select mode of a list: its keys and clicks, and the bar with the acts. */
export function SelectMode({ open, ...props }: SelectingProps & { open?: boolean }) {
  return open ? <OpenSelectMode {...props} /> : null;
}

function OpenSelectMode({ list, query }: SelectingProps) {
  const bar = useRef<HTMLElement>(null);
  const { data } = query;
  const page = useMemo(() => data?.data.map(describe) ?? [], [data]);
  useSelectClicks(page);
  useSelectKeys(page, bar);
  // The bar of a run is in the same place.
  const run = currentRun.useValue();
  if (run) return null;
  return (
    <SelectBar
      ref={bar}
      list={list}
      page={page}
      total={data?.total}
      pages={data?.totalPages ?? 1}
    />
  );
}

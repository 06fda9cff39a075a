import { useEffect, useMemo, useRef } from 'react';
import { toSelectedItem } from '../select/to-selected-item.ts';
import { SelectBar } from './select-bar.tsx';
import { currentRun } from './run-state.ts';
import { type SelectingProps, selection } from '../select/select-state.ts';
import { useSelectClicks } from '../select/use-select-clicks.ts';
import { useSelectKeys } from './use-select-keys.ts';

interface Props extends SelectingProps {
  open?: boolean;
  /** The list's URL without its page number. */
  address: string;
}

/**
 * The select mode of a list: its keys and clicks, and the bar with the bulk actions. It ends with another search or
 * filter, but not while an item's page is open.
 */
export function SelectMode({ open, address, ...props }: Props) {
  useEffect(() => {
    const current = selection.get()?.address;
    const [path] = address.split('?');
    if (current !== address && current?.split('?')[0] === path) selection.set(null);
  }, [address]);
  return open ? <OpenSelectMode {...props} /> : null;
}

function OpenSelectMode({ list, query }: SelectingProps) {
  const bar = useRef<HTMLElement>(null);
  const { data } = query;
  const page = useMemo(() => data?.data.map(toSelectedItem) ?? [], [data]);
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

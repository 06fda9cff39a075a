import type { Paged } from '@buddyline/domain/envelope';
import { Button } from '@buddyline/ui/button';
import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { usePageKeys } from '../keyboard/page-keys.ts';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { fetchActs } from '../select/fetch-acts.ts';
import {
  leftSelection,
  type Selectable,
  type SelectableList,
  selection,
} from '../select/select-state.ts';

const SelectMode = lazyComponent(async () => (await fetchActs()).SelectMode);

export interface SelectingProps {
  list: SelectableList;
  query: UseQueryResult<Paged<Selectable>>;
}

/** The button 'Select' of a list, and its select mode, whose code is fetched at the first touch. */
export function Selecting(props: SelectingProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const filter = new URLSearchParams(search);
  filter.delete('page');
  const address = `${pathname}?${filter}`;
  const isOn = selection.useValue()?.address === address;
  const start = (startedAt: Element | null) =>
    selection.set({ address, items: new Map(), last: null, startedAt });
  const startByKey = () => start(document.activeElement);
  usePageKeys(isOn ? [] : [{ key: 'x', label: t`Select`, run: startByKey }]);

  // Another search or filter ends it; the page of an item does not.
  useLayoutEffect(() => {
    const left = leftSelection.get();
    if (left?.address === address) selection.set(left);
    if (left?.address.startsWith(`${pathname}?`)) leftSelection.set(null);
    return () => {
      leftSelection.set(selection.get() ?? leftSelection.get());
      selection.set(null);
    };
  }, [address, pathname]);

  return (
    <>
      <Button
        variant={isOn ? 'secondary' : 'ghost'}
        size="sm"
        aria-pressed={isOn}
        onClick={() => (isOn ? selection.set(null) : start(null))}
      >
        {t`Select`}
      </Button>
      <SelectMode open={isOn} {...props} />
    </>
  );
}

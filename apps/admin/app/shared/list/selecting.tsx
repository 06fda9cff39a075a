import type { Paged } from '@buddyline/domain/envelope';
import { Button } from '@buddyline/ui/button';
import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { usePageKeys } from '../keyboard/page-keys.ts';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { fetchActs } from '../select/fetch-acts.ts';
import {
  listAddress,
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
  const address = listAddress(useLocation());
  const isOn = selection.useValue()?.address === address;
  const label = t`Select`;
  const start = (startedAt: Element | null) =>
    selection.set({ address, items: new Map(), last: null, startedAt });
  usePageKeys(isOn ? [] : [{ key: 'x', label, run: () => start(document.activeElement) }]);
  return (
    <>
      <Button
        variant={isOn ? 'secondary' : 'ghost'}
        size="sm"
        aria-pressed={isOn}
        onClick={() => (isOn ? selection.set(null) : start(null))}
      >
        {label}
      </Button>
      <SelectMode open={isOn} address={address} {...props} />
    </>
  );
}

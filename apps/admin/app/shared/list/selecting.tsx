import { Button } from '@buddyline/ui/button';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { usePageKeys } from '../keyboard/page-keys.ts';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { fetchFirstTouch } from '../lazy/first-touch.ts';
import {
  type EarlyKey,
  listAddress,
  type SelectingProps,
  selection,
} from '../changes/select/select-state.ts';

const SelectMode = lazyComponent(async () => (await fetchFirstTouch()).SelectMode);

/** The button 'Select' of a list, and its select mode, whose code is fetched at the first touch. */
export function Selecting(props: SelectingProps) {
  const { t } = useLingui();
  const address = listAddress(useLocation());
  const isOn = selection.useValue()?.address === address;
  const label = t`Select`;
  const start = (early: EarlyKey[]) => selection.set({ address, items: new Map(), early });
  usePageKeys(
    isOn ? [] : [{ key: 'x', label, run: () => start([['x', document.activeElement]]) }],
    (key) => {
      selection.get()?.early?.push([key, document.activeElement]);
    },
  );
  return (
    <>
      <Button
        variant={isOn ? 'secondary' : 'ghost'}
        size="sm"
        aria-pressed={isOn}
        onClick={() => (isOn ? selection.set(null) : start([]))}
      >
        {label}
      </Button>
      <SelectMode open={isOn} address={address} {...props} />
    </>
  );
}

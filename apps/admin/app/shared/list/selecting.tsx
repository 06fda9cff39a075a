import type { Verb } from '@buddyline/domain/rights';
import { useCan } from '../query/use-can.tsx';
import { useLingui } from '@lingui/react/macro';
import SquareCheck from 'lucide-react/icons/square-check';
import { useLocation } from 'react-router';
import { itemAround, step } from '../keyboard/list-keyboard.ts';
import { usePageKeys } from '../keyboard/page-keys.ts';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { fetchFirstTouch } from '../lazy/first-touch.ts';
import {
  type EarlyKey,
  listAddress,
  type SelectingList,
  type SelectingProps,
  selection,
} from '../changes/select/select-state.ts';
import { ToolbarButton } from './toolbar-button.tsx';

const SelectMode = lazyComponent(async () => (await fetchFirstTouch()).SelectMode);

/** The rights of the bulk actions: without any of them there is nothing to select for. */
const bulkRights: Record<SelectingList['noun'], readonly Verb[]> = {
  trash: ['posts.restore'],
  users: ['users.suspend', 'users.delete'],
  posts: ['posts.hide', 'posts.show', 'posts.delete'],
  certificates: ['certificates.delete'],
  'dive-logs': ['dive-logs.delete'],
  tickets: ['tickets.update', 'tickets.delete'],
};

/** The button 'Select' of a list, and its select mode, whose code is fetched at the first touch. */
export function Selecting(props: SelectingProps) {
  return bulkRights[props.list.noun].some(useCan()) && <SelectTool {...props} />;
}

function SelectTool(props: SelectingProps) {
  const { t } = useLingui();
  const address = listAddress(useLocation());
  const isOn = selection.useValue()?.address === address;
  const label = t`Select`;
  const start = (early: EarlyKey[]) => selection.set({ address, items: new Map(), early });
  /** With the key, the mode begins at an item: the focused one is selected, else the first one gets the focus. */
  function startAtItem() {
    const isAtItem = itemAround(document.activeElement) !== null;
    start(isAtItem ? [['x', document.activeElement]] : []);
    if (!isAtItem) step(1);
  }
  usePageKeys(isOn ? [] : [{ key: 'x', label, run: startAtItem }], (key) => {
    selection.get()?.early?.push([key, document.activeElement]);
  });
  return (
    <>
      <ToolbarButton
        icon={SquareCheck}
        label={label}
        variant={isOn ? 'secondary' : 'outline'}
        aria-pressed={isOn}
        onClick={() => (isOn ? selection.set(null) : start([]))}
      />
      <SelectMode open={isOn} address={address} {...props} />
    </>
  );
}

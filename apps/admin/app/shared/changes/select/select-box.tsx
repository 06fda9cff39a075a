import { Avatar, type AvatarProps } from '@buddyline/ui/avatar';
import { lazyComponent } from '../../lazy/lazy-component.tsx';
import { fetchFirstTouch } from '../../lazy/first-touch.ts';
import { listAddress, type SelectableRow, selection } from './select-state.ts';

const ItemBox = lazyComponent(async () => (await fetchFirstTouch()).ItemBox);

interface Props {
  item: SelectableRow;
  className?: string;
}

/** The item's checkbox while its list is in select mode, and a mark once somebody else has deleted the item. */
export function SelectBox(props: Props) {
  const current = selection.useValue();
  // Nothing is selected on the server, which has no `window`.
  const isOn = current !== null && current.address === listAddress(window.location);
  return <ItemBox open={isOn || 'isGone' in props.item} {...props} />;
}

/** An item's avatar, over which its checkbox lies. */
export function SelectableAvatar({ item, ...avatar }: AvatarProps & { item: SelectableRow }) {
  return (
    <span className="relative shrink-0">
      <Avatar {...avatar} />
      <SelectBox item={item} className="absolute -inset-px rounded-full bg-surface-sunken" />
    </span>
  );
}

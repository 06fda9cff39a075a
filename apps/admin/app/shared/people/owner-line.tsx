import type { Owner } from '@buddyline/domain/user';
import { Avatar } from '@buddyline/ui/avatar';
import { fileUrl } from '../form/file-url.ts';
import { SelectableAvatar } from '../changes/select/select-box.tsx';
import type { Selectable } from '../changes/select/select-state.ts';
import { UserText } from '../text/user-text.tsx';
import { ownerName } from '../text/owner-name.ts';

interface Props {
  owner: Owner | null;
  size?: 'md' | 'lg';
  /** The list's item, to select it. */
  item?: Selectable;
}

/** The owner's picture, full name and username. */
export function OwnerLine({ owner, size = 'md', item }: Props) {
  const avatar = { src: fileUrl(owner?.profilePicture, 'avatar'), size };
  return (
    <div className="flex min-w-0 items-center gap-3 text-start">
      {item ? <SelectableAvatar item={item} {...avatar} /> : <Avatar {...avatar} />}
      <div className="min-w-0">
        <p className="truncate font-medium">
          <UserText>{ownerName(owner)}</UserText>
        </p>
        {owner?.username && (
          <p className="truncate text-xs text-ink-muted">
            <bdi dir="ltr">@{owner.username}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}

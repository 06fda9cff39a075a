import type { Owner } from '@buddyline/domain/user';
import { Avatar } from '@buddyline/ui/avatar';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Card } from '@buddyline/ui/card';
import { Icon } from '@buddyline/ui/icon';
import { useQueryClient } from '@tanstack/react-query';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { fileUrl } from '../files/file-url.ts';
import { Words } from '../words/words.tsx';
import { SelectableAvatar } from '../select/select-box.tsx';
import type { Selectable } from '../select/select-state.ts';
import { ownerName } from './owner-name.ts';
import { personQuery } from './person-queries.ts';

interface Props {
  /** The person's role: 'Author', 'Diver', 'Reporter'. */
  title: ReactNode;
  userId: string;
  owner: Owner | null;
  /** 'View Author Profile' and the like. */
  linkLabel: ReactNode;
}

/** The record's owner with a link to their profile, in the side panel of every detail page. */
export function OwnerCard({ title, userId, owner, linkLabel }: Props) {
  const client = useQueryClient();
  return (
    <Card title={title}>
      <OwnerLine owner={owner} size="lg" />
      <Link
        to={paths.user(userId)}
        prefetch="intent"
        onPointerEnter={() => void client.prefetchQuery(personQuery(userId))}
        className={buttonClasses({ variant: 'outline', className: 'mt-4 w-full' })}
      >
        <Icon of={UserRound} />
        {linkLabel}
      </Link>
    </Card>
  );
}

interface LineProps {
  owner: Owner | null;
  size?: 'md' | 'lg';
  /** The list's item, to select it. */
  item?: Selectable;
}

/** The owner's picture, full name and username. */
export function OwnerLine({ owner, size = 'md', item }: LineProps) {
  const avatar = { src: fileUrl(owner?.profilePicture, 'avatar'), size };
  return (
    <div className="flex min-w-0 items-center gap-3 text-start">
      {item ? <SelectableAvatar item={item} {...avatar} /> : <Avatar {...avatar} />}
      <div className="min-w-0">
        <p className="truncate font-medium">
          <Words>{ownerName(owner)}</Words>
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

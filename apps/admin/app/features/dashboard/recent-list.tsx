import { Avatar } from '@buddyline/ui/avatar';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Card } from '@buddyline/ui/card';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fileUrl } from '../../shared/form/file-url.ts';
import { animatedList } from '../../shared/list/animated-list.ts';
import { ownerName } from '../../shared/text/owner-name.ts';
import { Moment } from '../../shared/text/moment.tsx';
import { UserText } from '../../shared/text/user-text.tsx';

interface ListProps {
  title: ReactNode;
  /** The path of the whole list. */
  to: string;
  /** The accessible name of 'View All', which says what it lists. */
  toLabel: string;
  /** Shown instead of the items if there are none. */
  empty: ReactNode;
  children: ReactNode;
}

/** The latest items of one noun. */
export function RecentList({ title, to, toLabel, empty, children }: ListProps) {
  return (
    <Card
      landmark
      padded={false}
      title={title}
      actions={
        <Link
          to={to}
          prefetch="intent"
          aria-label={toLabel}
          className={buttonClasses({ variant: 'ghost', size: 'sm', className: '-my-1 -me-3' })}
        >
          <Trans>View All</Trans>
          <Icon of={ArrowRight} directional />
        </Link>
      }
    >
      {empty || (
        <ul role="list" ref={animatedList} className="divide-y border-t">
          {children}
        </ul>
      )}
    </Card>
  );
}

interface ItemProps {
  person: { name: string | null; avatar: string | null };
  createdAt: string | null;
  /** At the end of the header. */
  badge?: ReactNode;
  picture?: string | null;
  /** Below the content. */
  facts: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

/** A recent item: person, date, two lines of content, and actions. The height is constant. */
export function RecentItem(props: ItemProps) {
  const { person, createdAt, badge, picture, facts, actions, children } = props;
  return (
    <li className="px-5 pt-4 pb-2">
      <div className="flex items-center gap-3">
        <Avatar src={fileUrl(person.avatar, 'avatar')} />
        <div className="min-w-0 grow">
          <p className="truncate font-medium">
            <UserText>
              {ownerName({ fullName: person.name, username: null, profilePicture: null })}
            </UserText>
          </p>
          <p className="text-xs text-ink-muted">
            <Moment value={createdAt} />
          </p>
        </div>
        {badge}
      </div>
      <div className="mt-2 flex min-h-[3lh] gap-4">
        <div className="min-w-0 grow">{children}</div>
        {picture && (
          <img
            src={picture}
            alt=""
            loading="lazy"
            decoding="async"
            className="h-[3lh] w-24 shrink-0 rounded-inner bg-surface-sunken object-cover"
          />
        )}
      </div>
      <div className="mt-1 flex min-h-9 items-center justify-between gap-4">
        <div className="flex items-center gap-4 text-xs text-ink-muted tabular-nums">{facts}</div>
        <div className="-me-2 flex">{actions}</div>
      </div>
    </li>
  );
}

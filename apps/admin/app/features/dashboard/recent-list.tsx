import { Avatar } from '@buddyline/ui/avatar';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Card } from '@buddyline/ui/card';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fileUrl } from '../../shared/files/file-url.ts';
import { animatedList } from '../../shared/list/animated-list.ts';
import { ownerName } from '../../shared/person/owner-name.ts';
import { Moment } from '../../shared/time/moment.tsx';
import { Words } from '../../shared/words/words.tsx';

interface ListProps {
  title: ReactNode;
  /** Where all of them are. */
  to: string;
  /** What 'View All' leads to, for those who hear the link alone. */
  toLabel: string;
  /** In place of the items, when there are none. */
  empty: ReactNode;
  children: ReactNode;
}

/** What came last of one noun. */
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
        <ul ref={animatedList} className="divide-y border-t">
          {children}
        </ul>
      )}
    </Card>
  );
}

interface ItemProps {
  person: { name: string | null; avatar: string | null };
  createdAt: string | null;
  /** At the end of the person's line. */
  badge?: ReactNode;
  picture?: string | null;
  /** Below the words. */
  facts: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

/** Who, when, what in two lines, and what can be done: as high whatever it says. */
export function RecentItem(props: ItemProps) {
  const { person, createdAt, badge, picture, facts, actions, children } = props;
  return (
    <li className="px-5 pt-4 pb-2">
      <div className="flex items-center gap-3">
        <Avatar src={fileUrl(person.avatar, 'avatar')} />
        <div className="min-w-0 grow">
          <p className="truncate font-medium">
            <Words>
              {ownerName({ fullName: person.name, username: null, profilePicture: null })}
            </Words>
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

import type { Owner } from '@buddyline/domain/user';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Card } from '@buddyline/ui/card';
import { Icon } from '@buddyline/ui/icon';
import { useQueryClient } from '@tanstack/react-query';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { OwnerLine } from './owner-line.tsx';
import { personQuery } from '../query/person-queries.ts';
import { SuspendedOwner } from './suspended-owner.tsx';

interface Props {
  /** The person's role: 'Author', 'Diver', 'Reporter'. */
  title: ReactNode;
  userId: string;
  owner: Owner | null;
  /** 'View Author Profile' and the like. */
  linkLabel: ReactNode;
  /** What else is known of them. */
  children?: ReactNode;
}

/** The record's owner with a link to their profile, in the side panel of every detail page. */
export function OwnerCard({ title, userId, owner, linkLabel, children }: Props) {
  const client = useQueryClient();
  return (
    <Card title={title} actions={<SuspendedOwner userId={userId} />}>
      <OwnerLine owner={owner} size="lg" />
      {children}
      <Link
        to={paths.userPosts(userId)}
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

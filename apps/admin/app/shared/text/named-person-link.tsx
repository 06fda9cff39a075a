import { maxPageLimit } from '@buddyline/domain/constants';
import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { api } from '../../session/api.ts';
import { notifyError } from '../../notify/notify.ts';
import { userListsKey } from '../query/person-queries.ts';

interface Props {
  username: string;
  className?: string;
  children: ReactNode;
}

/**
 * Leads to the page of a person of whom only the username is known. If nobody has exactly that name, and in a
 * new tab, it leads to the users list, searched for it.
 */
export function NamedPersonLink({ username, className = '', children }: Props) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const list = `${paths.users}?search=${encodeURIComponent(username)}`;

  function open(event: MouseEvent) {
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    const { href } = window.location;
    client.fetchQuery(namedPersonQuery(username)).then((userId) => {
      // Unless another page was opened meanwhile.
      if (window.location.href !== href) return undefined;
      return navigate(userId === null ? list : paths.userPosts(userId));
    }, notifyError);
  }

  return (
    <Link to={list} onClick={open} className={`underline-offset-4 hover:underline ${className}`}>
      {children}
    </Link>
  );
}

function namedPersonQuery(username: string) {
  return {
    queryKey: [...userListsKey, 'named', username],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { data } = await api.users.list({ search: username, limit: maxPageLimit }, signal);
      const wanted = username.toLowerCase();
      return data.find((user) => user.username.toLowerCase() === wanted)?.id ?? null;
    },
  };
}

import BadgeCheck from 'lucide-react/icons/badge-check';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Avatar } from '../src/avatar.tsx';
import { Badge } from '../src/badge.tsx';
import { Card } from '../src/card.tsx';
import { EmptyState } from '../src/empty-state.tsx';
import { Icon } from '../src/icon.tsx';
import { IconButton } from '../src/icon-button.tsx';
import { Paginator } from '../src/paginator.tsx';
import { SearchBox } from '../src/search-box.tsx';
import { Skeleton } from '../src/skeleton.tsx';
import { Table, type Column } from '../src/table.tsx';
import { Section } from './section.tsx';
import type { Words } from './words.ts';

const divers = [
  { username: 'mira', name: 'Mira Haddad', dives: 1048 },
  { username: 'omar.reef', name: 'عمر الزعبي', dives: 77 },
  { username: 'ines_b', name: 'Inês Barbosa', dives: 212 },
];

type Diver = (typeof divers)[number];

function columns(words: Words): Column<Diver>[] {
  return [
    {
      key: 'user',
      header: words.user,
      cell: (diver) => (
        <span className="flex items-center gap-3">
          <Avatar />
          <span className="min-w-0 text-start">
            <a href={`#${diver.username}`} className="font-medium hover:underline">
              <bdi>{diver.name}</bdi>
            </a>
            <span className="flex items-center gap-1.5 text-xs text-ink-muted">
              <span className="size-2 rounded-full bg-ok" />
              {words.activeNow}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'username',
      header: words.username,
      cell: (diver) => (
        <span className="flex flex-wrap items-center gap-2">
          <span dir="ltr">@{diver.username}</span>
          <Badge tone="ok">
            <Icon of={BadgeCheck} />
            {words.verified}
          </Badge>
        </span>
      ),
    },
    {
      key: 'dives',
      header: words.dives,
      align: 'end',
      width: 'w-28',
      cell: (diver) => diver.dives,
    },
    {
      key: 'actions',
      header: words.actions,
      align: 'end',
      width: 'w-36',
      cell: (diver) => (
        <span className="inline-flex gap-1">
          <IconButton icon={Pencil} label={`${words.editUser} @${diver.username}`} />
          <IconButton icon={Trash2} label={`${words.deleteUser} @${diver.username}`} />
        </span>
      ),
    },
  ];
}

export function Lists({ words }: { words: Words }) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(3);
  const found = divers.filter(({ name, username }) => `${name} ${username}`.includes(search));
  return (
    <Section title={words.lists}>
      <SearchBox
        className="max-w-xs"
        label={words.search}
        placeholder={words.searchPlaceholder}
        clearLabel={words.clear}
        value={search}
        onSearch={setSearch}
      />
      <Card padded={false}>
        {found.length === 0 ? (
          <EmptyState title={words.noData}>{words.noDataHint}</EmptyState>
        ) : (
          <Table
            caption={words.users}
            columns={columns(words)}
            rows={found}
            rowKey={(diver) => diver.username}
            opens
          />
        )}
      </Card>
      <Paginator
        labels={{
          nav: words.pages,
          currentPage: words.currentPage,
          previous: words.previous,
          next: words.next,
          ofTotal: words.of12,
        }}
        page={page}
        totalPages={12}
        readPage={(text) => (/^[1-9]$/.test(text) ? Number(text) : null)}
        onPage={setPage}
      />
      <div className="showcase-columns">
        <Card title={words.posts} description={words.sample}>
          <div className="showcase-row">
            <Skeleton className="size-10 rounded-full" />
            <div className="showcase-stack" style={{ flex: 1, gap: '0.5rem' }}>
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-3 w-1/3" />
            </div>
          </div>
        </Card>
        <Card>
          <EmptyState title={words.noData}>{words.noDataHint}</EmptyState>
        </Card>
      </div>
    </Section>
  );
}

import type { Certificate } from '@buddyline/domain/certificate';
import type { DiveLog } from '@buddyline/domain/dive-log';
import type { Post } from '@buddyline/domain/post';
import { beginningOf } from '@buddyline/domain/text';
import type { Ticket } from '@buddyline/domain/ticket';
import { displayName, handleOf, type User } from '@buddyline/domain/user';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { sharedText } from '../../language/texts.ts';
import { paths } from '../../paths.ts';
import { api } from '../../session/api.ts';
import { excerptAroundMatch } from '../../shared/list/search-matches.ts';
import { containsWords } from '../../shared/text/contains-words.ts';
import { byLikeness } from './by-likeness.ts';

/** A record that the palette found. */
export interface Found {
  kind: FoundKind;
  label: string;
  hint: string;
  to: string;
}

export const foundKinds = ['user', 'post', 'diveLog', 'ticket', 'certificate'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Few results of each kind; typing on narrows them down. */
const limit = 4;
/** Names are short and match often. So many people are read that one whose whole name was typed is among them. */
const peopleLimit = 20;
const freshMs = 30_000;

interface Source {
  find: (search: string, signal: AbortSignal) => Promise<Found[]>;
  get: (id: string, signal: AbortSignal) => Promise<Found>;
}

const sources: Record<FoundKind, Source> = {
  user: source(api.users.list, api.users.profile, foundUser, peopleLimit),
  post: source(api.posts.list, api.posts.get, foundPost),
  diveLog: source(api.diveLogs.list, api.diveLogs.get, foundDiveLog),
  ticket: source(api.tickets.list, api.tickets.get, foundTicket),
  certificate: source(api.certificates.list, api.certificates.get, foundCertificate),
};

/** The first matching records of each kind; kinds whose search fails are left out. */
export function paletteSearchQuery(search: string) {
  return queryOptions({
    queryKey: ['palette', 'search', search],
    queryFn: ({ signal }) => ofEachKind((kind) => sources[kind].find(search, signal)),
    enabled: search !== '',
    staleTime: freshMs,
    placeholderData: keepPreviousData,
  });
}

/** The record with this id, looked up in each of the given kinds. */
export function paletteIdQuery(id: string | null, kinds: readonly FoundKind[]) {
  return queryOptions({
    queryKey: ['palette', 'id', kinds, id],
    queryFn: ({ signal }) =>
      ofEachKind(async (kind) => {
        return id !== null && kinds.includes(kind) ? [await sources[kind].get(id, signal)] : [];
      }),
    enabled: id !== null,
    staleTime: freshMs,
  });
}

async function ofEachKind(read: (kind: FoundKind) => Promise<Found[]>): Promise<Found[]> {
  const answers = await Promise.allSettled(foundKinds.map(read));
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

function source<TItem>(
  list: (
    query: { search: string; limit: number },
    signal: AbortSignal,
  ) => Promise<{ data: TItem[] }>,
  get: (id: string, signal: AbortSignal) => Promise<TItem>,
  toFound: (item: TItem, search: string) => Found,
  most = limit,
): Source {
  return {
    find: async (search, signal) => {
      const { data } = await list({ search, limit: most }, signal);
      const found = data.map((item) => toFound(item, search));
      return byLikeness(search, found).slice(0, limit);
    },
    get: async (id, signal) => toFound(await get(id, signal), ''),
  };
}

function foundUser(user: User): Found {
  const label = displayName(user, user.username);
  return { kind: 'user', label, hint: handleOf(user.username), to: paths.userPosts(user.id) };
}

function foundPost({ id, content, Owner }: Post, search: string): Found {
  const label = wordsAround(search, content);
  return { kind: 'post', label, hint: ownerHint(Owner, search, content), to: paths.post(id) };
}

function foundDiveLog({ id, site, location, Owner }: DiveLog, search: string): Found {
  const label = [site, location].filter(Boolean).join(', ') || '—';
  return { kind: 'diveLog', label, hint: ownerHint(Owner, search, label), to: paths.diveLog(id) };
}

function foundTicket({ id, subject, Owner }: Ticket, search: string): Found {
  const label = subject || '—';
  return { kind: 'ticket', label, hint: ownerHint(Owner, search, label), to: paths.ticket(id) };
}

function foundCertificate({ id, title, Owner }: Certificate, search: string): Found {
  const label = title || '—';
  const to = paths.certificate(id);
  return { kind: 'certificate', label, hint: ownerHint(Owner, search, label), to };
}

/** The owner's full name; also the username where only that tells why the record was found. */
function ownerHint(owner: Post['Owner'], search: string, words: string): string {
  const name = displayName(owner, sharedText('name.missing-on-owner'));
  const username = owner?.username;
  if (!username || containsWords(search, `${words} ${name}`)) return name;
  return containsWords(search, `${username} ${name}`) ? `${name} · ${handleOf(username)}` : name;
}

/** The beginning of a post on one line, or what is around the words that were found. */
function wordsAround(search: string, content: string): string {
  const line = content.replace(/\s+/g, ' ').trim();
  return beginningOf(excerptAroundMatch(search, line), 120) || '—';
}

import type { Certificate } from '@buddyline/domain/certificate';
import type { DiveLog } from '@buddyline/domain/dive-log';
import type { Post } from '@buddyline/domain/post';
import type { Ticket } from '@buddyline/domain/ticket';
import { displayName, type User } from '@buddyline/domain/user';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { sharedText } from '../../language/texts.ts';
import { paths } from '../../paths.ts';
import { api } from '../../session/api.ts';

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
const freshMs = 30_000;

interface Source {
  find: (search: string, signal: AbortSignal) => Promise<Found[]>;
  get: (id: string, signal: AbortSignal) => Promise<Found>;
}

const sources: Record<FoundKind, Source> = {
  user: source(api.users.list, api.users.profile, foundUser),
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
  toFound: (item: TItem) => Found,
): Source {
  return {
    find: async (search, signal) => (await list({ search, limit }, signal)).data.map(toFound),
    get: async (id, signal) => toFound(await get(id, signal)),
  };
}

function foundUser(user: User): Found {
  const label = displayName(user, user.username);
  return { kind: 'user', label, hint: `@${user.username}`, to: paths.user(user.id) };
}

function foundPost({ id, content, Owner }: Post): Found {
  return { kind: 'post', label: firstWords(content), hint: ownerName(Owner), to: paths.post(id) };
}

function foundDiveLog({ id, site, location, Owner }: DiveLog): Found {
  const label = [site, location].filter(Boolean).join(', ') || '—';
  return { kind: 'diveLog', label, hint: ownerName(Owner), to: paths.diveLog(id) };
}

function foundTicket({ id, subject, Owner }: Ticket): Found {
  return { kind: 'ticket', label: subject || '—', hint: ownerName(Owner), to: paths.ticket(id) };
}

function foundCertificate({ id, title, Owner }: Certificate): Found {
  const to = paths.certificate(id);
  return { kind: 'certificate', label: title || '—', hint: ownerName(Owner), to };
}

function ownerName(owner: Post['Owner']): string {
  return displayName(owner, sharedText('name.missing-on-owner'));
}

/** The beginning of a post on one line. */
function firstWords(content: string): string {
  return content.replace(/\s+/g, ' ').trim().slice(0, 120) || '—';
}

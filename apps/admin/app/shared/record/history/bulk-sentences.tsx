import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface Parts {
  actor: ReactNode;
  count: number;
}

type BulkSentence = (parts: Parts) => ReactNode;

/** Whole sentences for a group of entries, by their kind (`kindOf`). */
export const bulkSentences: Record<string, BulkSentence> = {
  'users.delete': ({ actor, count }) => (
    <Trans>
      {actor} deleted <Plural value={count} one="# user" other="# users" />
    </Trans>
  ),
  'posts.show': ({ actor, count }) => (
    <Trans>
      {actor} enabled <Plural value={count} one="# post" other="# posts" />
    </Trans>
  ),
  'posts.hide': ({ actor, count }) => (
    <Trans>
      {actor} disabled <Plural value={count} one="# post" other="# posts" />
    </Trans>
  ),
  'posts.delete': ({ actor, count }) => (
    <Trans>
      {actor} deleted <Plural value={count} one="# post" other="# posts" />
    </Trans>
  ),
  'comments.delete': ({ actor, count }) => (
    <Trans>
      {actor} deleted <Plural value={count} one="# comment" other="# comments" />
    </Trans>
  ),
  'certificates.delete': ({ actor, count }) => (
    <Trans>
      {actor} deleted <Plural value={count} one="# certificate" other="# certificates" />
    </Trans>
  ),
  'dive-logs.delete': ({ actor, count }) => (
    <Trans>
      {actor} deleted <Plural value={count} one="# dive log" other="# dive logs" />
    </Trans>
  ),
  'tickets.delete': ({ actor, count }) => (
    <Trans>
      {actor} deleted <Plural value={count} one="# ticket" other="# tickets" />
    </Trans>
  ),
  'tickets.update status OPEN': ({ actor, count }) => (
    <Trans>
      {actor} reopened <Plural value={count} one="# ticket" other="# tickets" />
    </Trans>
  ),
  'tickets.update status CLOSED': ({ actor, count }) => (
    <Trans>
      {actor} closed <Plural value={count} one="# ticket" other="# tickets" />
    </Trans>
  ),
  'tickets.update status PENDING': ({ actor, count }) => (
    <Trans>
      {actor} set <Plural value={count} one="# ticket" other="# tickets" /> to pending
    </Trans>
  ),
  'sessions.sign-in': ({ actor, count }) => (
    <Trans>
      {actor} signed in <Plural value={count} one="# time" other="# times" />
    </Trans>
  ),
};

/** For operations whose entries differ, and for those of a newer backend. */
export const mixedSentence: BulkSentence = ({ actor, count }) => (
  <Trans>
    {actor} changed <Plural value={count} one="# item" other="# items" /> at once
  </Trans>
);

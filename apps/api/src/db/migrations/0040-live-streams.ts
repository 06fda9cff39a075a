import type { Migration } from './migration.ts';

/**
 * The open event streams of staff, with the tickets that their browsers show. Unlogged: after a crash of the
 * database they are opened anew. New messages of members are found by time.
 */
export const liveStreams = {
  oneByOne: [
    `create unlogged table if not exists live_streams (
      id uuid primary key,
      user_id uuid not null,
      ticket_ids uuid[] not null default '{}',
      seen_at timestamptz(3) not null default now()
    )`,
    'drop index concurrently if exists ticket_messages_by_time',
    'create index concurrently ticket_messages_by_time on ticket_messages (at)',
  ],
} satisfies Migration;

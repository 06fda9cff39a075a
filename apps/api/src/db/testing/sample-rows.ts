import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type {
  CertificatesTable,
  CommentsTable,
  DiveLogsTable,
  PostsTable,
  TicketsTable,
  UsersTable,
} from '../schema.ts';

/** Valid rows with unique names. */
export function sampleUser(given: Partial<Insertable<UsersTable>> = {}): Insertable<UsersTable> {
  const id = randomUUID();
  const name = id.slice(0, 13);
  return { id, username: name, email: `${name}@example.org`, password_hash: '-', ...given };
}

export function samplePost(
  user_id: string,
  given: Partial<Insertable<PostsTable>> = {},
): Insertable<PostsTable> {
  return { id: randomUUID(), user_id, content: 'Clear water today.', ...given };
}

export function sampleComment(post_id: string, user_id: string): Insertable<CommentsTable> {
  return { id: randomUUID(), post_id, user_id, content: 'Nice.' };
}

export function sampleCertificate(
  user_id: string,
  given: Partial<Insertable<CertificatesTable>> = {},
): Insertable<CertificatesTable> {
  return { id: randomUUID(), user_id, title: 'Open Water Diver', ...given };
}

export function sampleDiveLog(
  user_id: string,
  given: Partial<Insertable<DiveLogsTable>> = {},
): Insertable<DiveLogsTable> {
  const dive = { site: 'Shark Reef', max_depth: 66.5, date: '2026-05-01' };
  return { id: randomUUID(), user_id, ...dive, ...given };
}

export function sampleTicket(
  user_id: string,
  given: Partial<Insertable<TicketsTable>> = {},
): Insertable<TicketsTable> {
  const words = { subject: 'Help', description: 'Please.', category: 'Other' } as const;
  return { id: randomUUID(), user_id, ...words, ...given };
}

import type { TrashNoun } from '@buddyline/domain/trash';
import {
  sampleCertificate,
  sampleComment,
  sampleDiveLog,
  samplePost,
  sampleTicket,
} from '../../db/testing/sample-rows.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { FileKind } from '../../files/file-kinds.ts';
import { newFileId } from '../../files/storage.ts';
import { setPerson } from '../people-sql.ts';
import type { Person, TestApi } from '../test-api.ts';

/** A user with records of every noun, pictures and documents. */
export interface Logbook {
  diver: Person;
  /** Somebody else, with a post on which the diver has commented. */
  buddy: Person;
  /** One item of each noun, all of the diver. */
  ids: Record<TrashNoun, string>;
}

const fileOf = (user_id: string, kind: FileKind) => ({
  id: newFileId(),
  user_id,
  kind,
  name: 'reef.png',
  content_type: 'image/webp',
  byte_size: 9,
  width: 3,
  height: 4,
});

/** Fills unusual columns, since each must come back as it was. */
export async function fillLogbook({ addPerson, services }: TestApi): Promise<Logbook> {
  const { db } = services.database;
  const [diver, buddy] = [await addPerson(), await addPerson()];
  const avatar = fileOf(diver.id, 'avatar');
  const shot = fileOf(diver.id, 'post');
  const card = fileOf(diver.id, 'certificate');
  await db.insertInto('files').values([avatar, shot, card]).execute();
  await setPerson(db, diver.id, {
    profile_picture: avatar.id,
    age: 0.1 + 0.2,
    bio: 'غواصة\n"\\ \u{1F93F}',
    last_active_at: '2026-01-02T03:04:05.678Z',
  });
  const post = samplePost(diver.id, {
    image_resource_id: shot.id,
    is_enabled: false,
    shares_count: 7,
    created_at: '2024-02-29T23:59:59.999Z',
  });
  const theirs = samplePost(buddy.id);
  await db
    .insertInto('posts')
    .values([post, samplePost(diver.id), theirs])
    .execute();
  const comment = sampleComment(theirs.id, diver.id);
  const comments = [
    comment,
    sampleComment(theirs.id, buddy.id),
    sampleComment(post.id, buddy.id),
    sampleComment(post.id, diver.id),
  ];
  await db.insertInto('comments').values(comments).execute();
  await addLikesAndFollows(db, { diver: diver.id, buddy: buddy.id, post: post.id, comments });
  const certificate = sampleCertificate(diver.id, { file_resource_id: card.id });
  await db.insertInto('certificates').values(certificate).execute();
  const log = sampleDiveLog(diver.id, {
    exposure_gear: ['HOOD', 'GLOVES'],
    time_in: '09:05',
    is_wreck: true,
    max_depth: 1e-7,
    latitude: -33.333333333333336,
  });
  await db
    .insertInto('dive_logs')
    .values([log, sampleDiveLog(diver.id)])
    .execute();
  const ticket = sampleTicket(diver.id, { status: 'PENDING' });
  await db.insertInto('tickets').values(ticket).execute();
  const ids = {
    users: diver.id,
    posts: post.id,
    comments: comment.id,
    certificates: certificate.id,
    'dive-logs': log.id,
    tickets: ticket.id,
  };
  return { diver, buddy, ids };
}

/** Each likes the post and all comments, and follows the other. */
async function addLikesAndFollows(
  db: Kysely<Database>,
  of: { diver: string; buddy: string; post: string; comments: readonly { id: string }[] },
): Promise<void> {
  const people = [of.diver, of.buddy];
  const likes = people.map((user_id) => ({ post_id: of.post, user_id }));
  await db.insertInto('post_likes').values(likes).execute();
  const commentLikes = of.comments.flatMap(({ id }) =>
    people.map((user_id) => ({ comment_id: id, user_id })),
  );
  await db.insertInto('comment_likes').values(commentLikes).execute();
  const follows = [
    { user_id: of.diver, followed_id: of.buddy },
    { user_id: of.buddy, followed_id: of.diver },
  ];
  await db.insertInto('follows').values(follows).execute();
}

import { agencies, courses } from '../content/certificate-courses.ts';
import {
  commentsToDeletedMember,
  deletedMember,
  deletedMemberComments,
  deletedMemberPosts,
} from '../content/deleted-texts.ts';
import type { DemoData } from '../demo-data.ts';
import { demoId } from '../rows/identity.ts';
import type { Certificate } from '../rows/certificates.ts';
import type { Comment } from '../rows/comments.ts';
import { makeDiveLogs } from '../rows/dive-logs.ts';
import { dayMs, hourMs } from '../rows/moments.ts';
import { noPassword, type Person } from '../rows/people.ts';
import type { Post } from '../rows/posts.ts';
import { takeNewest, type Week } from './entries.ts';

const diveCount = 6;

/** A member with a picture and records of every kind, all of which were deleted with the account. */
export function makeDeletedMember(week: Week, data: DemoData): DemoData {
  const { random, now } = week;
  const member = makeMember(week);
  const posts = deletedMemberPosts.map((post) => makePost(week, member, post));
  return {
    people: [member],
    posts,
    comments: [...commentsBy(week, member, data.posts), ...commentsTo(week, posts, data.people)],
    diveLogs: makeDiveLogs(random, now, {
      people: data.people,
      members: [member],
      count: diveCount,
    }),
    plantedFindings: new Map(),
    certificates: [
      makeCertificate(week, { owner: member, course: 0, number: 'NDF-40617', daysAgo: 288 }),
      makeCertificate(week, { owner: member, course: 1, number: 'NDF-40873', daysAgo: 97 }),
    ],
    tickets: [],
  };
}

function makeMember({ random, at }: Week): Person {
  const joined = at(301, 18, 20);
  const { username, fullName, country, bio } = deletedMember;
  return {
    firstName: 'Oskar',
    latinName: 'Oskar',
    writes: 'en',
    gender: 'man',
    look: 'man',
    activity: 1,
    reach: 58,
    curiosity: 73,
    row: {
      id: demoId(random, joined),
      username,
      full_name: fullName,
      email: `${username}@divers.example`,
      password_hash: noPassword,
      role: 'USER',
      staff_level: null,
      is_verified: false,
      country,
      age: 47,
      bio,
      last_active_at: at(2, 20, 5),
      created_at: joined,
      updated_at: joined,
    },
  };
}

function makePost(
  { random, at }: Week,
  author: Person,
  { daysAgo, picture, content }: (typeof deletedMemberPosts)[number],
): Post {
  const posted = at(daysAgo, 17, 30);
  return {
    author,
    likes: random.int(3, 24),
    picture,
    site: null,
    language: 'en',
    row: {
      id: demoId(random, posted),
      user_id: author.row.id,
      content,
      is_enabled: true,
      shares_count: random.int(0, 3),
      created_at: posted,
      updated_at: posted,
    },
  };
}

function commentsBy({ random, at }: Week, author: Person, posts: readonly Post[]): Comment[] {
  const take = takeNewest(posts.filter(({ language }) => language === 'en').map(({ row }) => row));
  return deletedMemberComments.flatMap((content, index) => {
    const latest = at(10 + 40 * index, 12, 0);
    const post = take(latest);
    if (!post) return [];
    const wrote = new Date(post.created_at.getTime() + 2 * hourMs);
    return [makeComment(random, { author, post, content, wrote })];
  });
}

function commentsTo(
  { random }: Week,
  posts: readonly Post[],
  people: readonly Person[],
): Comment[] {
  const readers = people.filter(({ writes }) => writes === 'en');
  return commentsToDeletedMember.flatMap((content, index) => {
    const post = posts[index * 2];
    const author = readers[index + 1];
    if (!post || !author) return [];
    const wrote = new Date(post.row.created_at.getTime() + 3 * hourMs);
    return [makeComment(random, { author, post: post.row, content, wrote })];
  });
}

export function makeComment(
  random: Week['random'],
  {
    author,
    post,
    content,
    wrote,
  }: { author: Person; post: Post['row']; content: string; wrote: Date },
): Comment {
  return {
    id: demoId(random, wrote),
    post_id: post.id,
    user_id: author.row.id,
    content,
    likes: random.int(0, 4),
    created_at: wrote,
  };
}

/** @param number is unique among the stored documents */
export function makeCertificate(
  { random, at }: Week,
  {
    owner,
    course: index,
    number,
    daysAgo,
  }: { owner: Person; course: number; number: string; daysAgo: number },
): Certificate {
  const added = at(daysAgo, 16, 10);
  const course = courses[index] ?? courses[0];
  const agency = agencies[2];
  if (!course) throw new Error('There is no such course');
  const isArabic = owner.writes === 'ar';
  return {
    owner,
    document: 'pdf',
    card: {
      language: owner.writes,
      holder: owner.row.full_name ?? `@${owner.row.username}`,
      agency,
      course,
      issued: new Date(added.getTime() - 40 * dayMs).toISOString().slice(0, 10),
      number,
      instructor: isArabic ? 'سلمى الحداد' : 'Elin Sandberg',
    },
    row: {
      id: demoId(random, added),
      user_id: owner.row.id,
      title: isArabic ? course.arabic : course.title,
      description: isArabic
        ? `${course.arabicDetail} ${agency.arabic}.`
        : `${course.detail} ${agency.name}.`,
      created_at: added,
      updated_at: added,
    },
  };
}

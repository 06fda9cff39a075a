import type { Post } from '@buddyline/domain/post';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { type Member, untilAnswered } from './member.ts';
import { wordsBy } from './words.ts';

/** What members know of each other, and what they have done; an act that is repeated counts once. */
export interface Log {
  posts: { id: string; author: Member }[];
  members: Member[];
  /** `post member` of each like, and `followed follower` of each follow. */
  likes: Set<string>;
  follows: Set<string>;
  dives: number;
  /** Dives that were sent a second time on purpose. */
  divesSentTwice: number;
  pictures: number;
  comments: number;
  certificates: number;
  tickets: number;
  reads: number;
}

export const newLog = (members: Member[]): Log => ({
  posts: [],
  members,
  likes: new Set(),
  follows: new Set(),
  dives: 0,
  divesSentTwice: 0,
  pictures: 0,
  comments: 0,
  certificates: 0,
  tickets: 0,
  reads: 0,
});

/** An act of one member. It resolves once the API has confirmed it. */
export type Act = (member: Member, log: Log) => Promise<unknown>;

const resentDives = 0.2;

/** Logs a dive. One in five is sent again with the same key although its answer has arrived. */
export const logDive: Act = async (member, log) => {
  const { random, client } = member;
  const { latitude, longitude, location, site } = wordsBy(random).site();
  const maxDepth = random.whole(20, 120);
  const bottomTime = random.whole(15, 60);
  const startHour = random.whole(8, 16);
  const dive = {
    id: uuidv7(),
    diveNumber: member.nextDive++,
    date: `2026-${twoDigits(random.whole(1, 10))}-${twoDigits(random.whole(1, 28))}`,
    timeIn: `${twoDigits(startHour)}:05`,
    timeOut: `${twoDigits(startHour + 1)}:10`,
    site,
    location,
    latitude,
    longitude,
    maxDepth,
    averageDepth: Math.round(maxDepth * 0.6),
    bottomTime,
    timeThisDive: bottomTime,
    startPSI: 2900,
    endPSI: random.whole(500, 1200),
    waterTemp: random.whole(40, 86),
    freediveOrScuba: 'SCUBA' as const,
    isReef: random.chance(0.5),
    isBoat: random.chance(0.5),
    buddySignature: wordsBy(random).fullName(),
  };
  const options = { key: uuidv7() };
  const send = () => untilAnswered(() => client.diveLogs.create(dive, options));
  const { data } = await send();
  log.dives += 1;
  if (!random.chance(resentDives)) return;
  const again = await send();
  log.divesSentTwice += 1;
  if (again.data.id !== data.id) throw new Error(`Dive ${data.id} became ${again.data.id}.`);
};

/** Posts with a picture. */
export const postPicture: Act = async (member, log) => {
  const draft = { content: wordsBy(member.random).post(), file: await picture(member) };
  log.pictures += 1;
  remember(log, member, await post(member, draft));
};

export const postWords: Act = async (member, log) => {
  remember(log, member, await post(member, { content: wordsBy(member.random).post() }));
};

async function post(member: Member, draft: { content: string; file?: File }): Promise<Post> {
  const options = { key: uuidv7() };
  const { data } = await untilAnswered(() => member.client.posts.create(draft, options));
  return data;
}

function remember(log: Log, author: Member, { id }: Post): void {
  log.posts.push({ id, author });
}

export const likePost: Act = async (member, log) => {
  const { id } = member.random.oneOf(log.posts);
  await untilAnswered(() => member.client.posts.likes.add(id));
  log.likes.add(`${id} ${member.id}`);
};

export const writeComment: Act = async (member, log) => {
  const { id } = member.random.oneOf(log.posts);
  const content = wordsBy(member.random).comment();
  const options = { key: uuidv7() };
  await untilAnswered(() => member.client.comments.create(id, { content }, options));
  log.comments += 1;
};

export const follow: Act = async (member, log) => {
  const other = member.random.oneOf(log.members);
  if (other === member) return;
  await untilAnswered(() => member.client.people.follow(other.username));
  log.follows.add(`${other.id} ${member.id}`);
};

export const uploadCertificate: Act = async (member, log) => {
  const certificate = { title: 'Advanced Open Water Diver', file: await picture(member) };
  const options = { key: uuidv7() };
  await untilAnswered(() => member.client.certificates.create(certificate, options));
  log.certificates += 1;
};

export const openTicket: Act = async (member, log) => {
  const ticket = wordsBy(member.random).ticket();
  const options = { key: uuidv7() };
  await untilAnswered(() => member.client.tickets.create(ticket, options));
  log.tickets += 1;
};

/** Reads the feed, two pages deep, and looks at the author of a post. */
export const readFeed: Act = async (member, log) => {
  const { feed, people } = member.client;
  const { next } = await untilAnswered(() => feed.page({ limit: 20 }));
  if (next !== null) await untilAnswered(() => feed.page({ before: next, limit: 20 }));
  const { username } = member.random.oneOf(log.members);
  await untilAnswered(() => people.get(username));
  log.reads += 1;
};

/** A picture that nobody else has. */
async function picture({ random }: Member): Promise<File> {
  const background = {
    r: random.whole(0, 80),
    g: random.whole(60, 180),
    b: random.whole(120, 255),
  };
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new File([Uint8Array.from(bytes)], 'dive.jpg', { type: 'image/jpeg' });
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

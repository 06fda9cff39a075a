import {
  type Act,
  follow,
  likePost,
  type Log,
  logDive,
  newLog,
  openTicket,
  postPicture,
  postWords,
  readFeed,
  uploadCertificate,
  writeComment,
} from './acts.ts';
import { lookThrough } from './look-through.ts';
import { boatNetwork, type NetworkQuality } from './bad-network.ts';
import { type Harbour, join, type Member } from './member.ts';
import { seededRandom } from './random.ts';

export interface CrewOptions {
  members: number;
  seed: number;
  /** The network after signing up. */
  network?: NetworkQuality;
}

const joiningAtOnce = 5;

/** Registers all members. They sign up at home, on a good network, and then go to sea. */
export async function gatherCrew(
  harbour: Harbour,
  { members, seed, network = boatNetwork }: CrewOptions,
): Promise<Log> {
  const joined: Member[] = [];
  const seeds = Array.from({ length: members }, (_, place) => seed + place);
  await inTurn(seeds, joiningAtOnce, async (own) => {
    joined.push(await join(harbour, own));
  });
  for (const { goTo } of joined) goTo(network);
  return newLog(joined);
}

/** How often each act is done, by any member. */
export interface Journey {
  dives: number;
  pictures: number;
  likes: number;
  comments: number;
  follows: number;
  certificates: number;
  tickets: number;
}

/** Posts come first, because the others like and comment them. */
export async function travel(log: Log, journey: Journey, atOnce = 10): Promise<void> {
  await repeat(log, [[postPicture, journey.pictures]], atOnce);
  await repeat(
    log,
    [
      [logDive, journey.dives],
      [writeComment, journey.comments],
      [follow, journey.follows],
      [uploadCertificate, journey.certificates],
      [openTicket, journey.tickets],
    ],
    atOnce,
  );
  // Until there are so many different ones, since a second like of the same post changes nothing.
  while (log.likes.size < journey.likes) {
    await repeat(log, [[likePost, journey.likes - log.likes.size]], atOnce);
  }
  await repeat(log, [[lookThrough, log.members.length]], atOnce);
}

async function repeat(log: Log, plan: [Act, number][], atOnce: number): Promise<void> {
  const acts = plan.flatMap(([act, times]) => Array.from({ length: times }, () => act));
  await inTurn([...acts.entries()], atOnce, ([place, act]) => act(memberAt(log, place), log));
}

function memberAt({ members }: Log, place: number): Member {
  const member = members[place % members.length];
  if (member === undefined) throw new Error('The crew has no members.');
  return member;
}

/** What members do in a day, and how often compared with each other. */
const habits: [Act, number][] = [
  [readFeed, 40],
  [likePost, 25],
  [writeComment, 10],
  [logDive, 12],
  [follow, 5],
  [postWords, 5],
  [postPicture, 2],
  [openTicket, 0.2],
  [lookThrough, 1],
];
const allHabits = habits.reduce((sum, [, weight]) => sum + weight, 0);

/**
 * Lives for some minutes, with so many acts a second however slowly they are answered.
 * @returns the failures, by their message
 */
export async function live(
  log: Log,
  { minutes, perSecond, seed }: { minutes: number; perSecond: number; seed: number },
): Promise<Map<string, number>> {
  const random = seededRandom(seed);
  const failures = new Map<string, number>();
  const running = new Set<Promise<void>>();
  const began = performance.now();
  await postWords(memberAt(log, 0), log);
  for (let begun = 0; performance.now() - began < minutes * 60_000;) {
    const due = ((performance.now() - began) / 1000) * perSecond;
    for (; begun < due; begun += 1) {
      const task = habit(random.next())(random.oneOf(log.members), log)
        .then(() => {})
        .catch((error: unknown) => {
          const name = String(error);
          failures.set(name, (failures.get(name) ?? 0) + 1);
        })
        .finally(() => running.delete(task));
      running.add(task);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await Promise.all(running);
  return failures;
}

function habit(part: number): Act {
  let left = part * allHabits;
  for (const [act, weight] of habits) {
    left -= weight;
    if (left < 0) return act;
  }
  return readFeed;
}

/** Handles items in order, `atOnce` at a time. */
async function inTurn<T>(
  items: readonly T[],
  atOnce: number,
  handle: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await handle(item);
    }),
  );
}

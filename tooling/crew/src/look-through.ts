import { hasStatus } from '@buddyline/api-client/api-error';
import { v7 as uuidv7 } from 'uuid';
import type { Act } from './acts.ts';
import { untilAnswered } from './member.ts';

const first = { page: 1, limit: 2 };

/** Reads whatever a member may read, and asks for what they may not. */
export const lookThrough: Act = async (member, log) => {
  const { account, certificates, comments, diveLogs, exports, people, posts, tickets, users } =
    member.client;
  const { id, username, random } = member;
  await untilAnswered(() => users.profile(id));
  await untilAnswered(() => account.sessions());
  const { data: ownPosts } = await untilAnswered(() => users.posts(id, first));
  for (const one of ownPosts) await untilAnswered(() => posts.get(one.id));
  const { data: ownCertificates } = await untilAnswered(() => users.certificates(id, first));
  for (const one of ownCertificates) await untilAnswered(() => certificates.get(one.id));
  const { data: ownDives } = await untilAnswered(() => users.diveLogs(id, first));
  for (const one of ownDives) await untilAnswered(() => diveLogs.get(one.id));
  const { data: ownTickets } = await untilAnswered(() => users.tickets(id, first));
  for (const one of ownTickets) {
    await untilAnswered(() => tickets.get(one.id));
    await untilAnswered(() => tickets.messages(one.id));
  }
  await untilAnswered(() => people.followers(username));
  await untilAnswered(() => people.following(username));
  await untilAnswered(() => exports.logbook(id, 'uddf'));
  const { id: seen } = random.oneOf(log.posts);
  await untilAnswered(() => comments.ofPost(seen, first));
  await refused(404, () => posts.get(uuidv7()));
  const other = random.oneOf(log.members);
  if (other !== member) await refused(403, () => users.profile(other.id));
  log.reads += 1;
};

async function refused(status: number, call: () => Promise<unknown>): Promise<void> {
  try {
    await untilAnswered(call);
  } catch (error) {
    if (hasStatus(error, status)) return;
    throw error;
  }
  throw new Error(`Something was answered instead of ${status}.`);
}

import { createRandom } from './random.ts';
import { type Certificate, makeCertificates } from './rows/certificates.ts';
import { type Comment, makeComments } from './rows/comments.ts';
import { type DiveLog, makeDiveLogs } from './rows/dive-logs.ts';
import { makePeople, type Person } from './rows/people.ts';
import { type PlantedFindings, plantFindings } from './rows/planted-findings.ts';
import { makePosts, type Post } from './rows/posts.ts';
import { makeTickets, type Ticket } from './rows/tickets.ts';

export type DemoData = {
  people: Person[];
  posts: Post[];
  comments: Comment[];
  diveLogs: DiveLog[];
  /** The intentional errors in dive logs. */
  plantedFindings: PlantedFindings;
  certificates: Certificate[];
  tickets: Ticket[];
};

export type DemoCounts = Record<
  'people' | 'posts' | 'comments' | 'diveLogs' | 'certificates' | 'tickets',
  number
>;

export const demoCounts: DemoCounts = {
  people: 204,
  posts: 600,
  comments: 1500,
  diveLogs: 500,
  certificates: 120,
  tickets: 90,
};

/** The random generator of a noun. */
export const seeded = (noun: string) => createRandom(`buddyline demo ${noun}`);

/**
 * Generates all records of the demo: the same for the same `now`.
 * Each noun has its own seed, so that a change to one noun does not change the others.
 */
export function makeDemoData(
  now: Date,
  adminPasswordHash: string,
  counts: DemoCounts = demoCounts,
): DemoData {
  const people = makePeople(seeded('people'), now, { count: counts.people, adminPasswordHash });
  const posts = makePosts(seeded('posts'), now, { people, count: counts.posts });
  const dives = makeDiveLogs(seeded('dive logs'), now, { people, count: counts.diveLogs });
  const { logs, findings } = plantFindings(dives, now);
  return {
    people,
    posts,
    comments: makeComments(seeded('comments'), now, { people, posts, count: counts.comments }),
    diveLogs: logs,
    plantedFindings: findings,
    certificates: makeCertificates(seeded('certificates'), now, {
      people,
      count: counts.certificates,
    }),
    tickets: makeTickets(seeded('tickets'), now, { people, count: counts.tickets }),
  };
}

import { answerTexts, sanctionTexts, staffNote } from '../content/answer-texts.ts';
import type { DemoData } from '../demo-data.ts';
import { demoId } from '../rows/identity.ts';
import { dayMs } from '../rows/moments.ts';
import type { Person } from '../rows/people.ts';
import type { Ticket } from '../rows/tickets.ts';
import { type DemoEntry, labelOf, entryOf, personName, type Week } from './entries.ts';

/** Answered tickets, a warning and a suspension. */
export type Answers = ReturnType<typeof makeAnswers>;

/** How many of the newest closed tickets have a reply. */
const answeredTickets = 12;

/** @param audited the tickets whose history the other entries tell */
export function makeAnswers(
  week: Week,
  { people, tickets }: Pick<DemoData, 'people' | 'tickets'>,
  audited: ReadonlySet<string | null>,
) {
  const free = tickets
    .filter(({ id }) => !audited.has(id))
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
  const closed = free.filter(({ status }) => status === 'CLOSED').slice(0, answeredTickets);
  const questioned = week.at(2, 9, 20);
  const [asked, watched] = free.filter(
    ({ status, created_at }) => status === 'OPEN' && created_at < questioned,
  );
  const conversation = asked === undefined ? [] : ask(week, asked, questioned);
  const watch = watched === undefined ? [] : [noteOn(week, watched)];
  const { sanctions, user_notes, entries } = moderate(week, people);
  return {
    ticket_messages: [
      ...closed.map((ticket) => closing(week, ticket)),
      ...conversation.map(({ row }) => row),
      ...watch.map(({ row }) => row),
    ],
    /** When a reporter has written again. */
    lastWords: new Map(
      conversation
        .filter(({ row }) => row.author_id === row.user_id)
        .map(({ row }) => [row.ticket_id, row.at]),
    ),
    /** Who has taken which ticket. */
    takers: new Map(watched === undefined ? [] : [[watched.id, week.ines.row.id]]),
    sanctions,
    user_notes,
    entries: [...conversation, ...watch].flatMap((message) => message.entries).concat(entries),
  };
}

const textsFor = ({ subject }: Ticket) =>
  answerTexts[/\p{Script=Arabic}/u.test(subject) ? 'ar' : 'en'];

interface Message {
  author: Person['row']['id'];
  body: string;
  at: Date;
  isInternal?: boolean;
}

/** @param id that of the entry of a reply */
function messageRow(id: string, ticket: Ticket, message: Message) {
  const { author: author_id, body, at, isInternal: is_internal = false } = message;
  return {
    id,
    ticket_id: ticket.id,
    user_id: ticket.user_id,
    author_id,
    is_internal,
    body,
    at,
    due_at: at,
  };
}

const about = ({ id, user_id, subject }: Ticket) => ({
  itemId: id,
  label: labelOf(subject),
  personId: user_id,
});

/** The reply with which a ticket was closed. */
function closing({ random, ada, ines }: Week, ticket: Ticket) {
  const at = ticket.updated_at;
  const author = random.pick([ada, ines]).row.id;
  const body = random.pick([...textsFor(ticket).closing]);
  return messageRow(demoId(random, at), ticket, { author, body, at });
}

/** Ada asks back and the reporter answers, so it waits for her. */
function ask(week: Week, ticket: Ticket, at: Date) {
  const { question, answer } = textsFor(ticket);
  const reply = week.audit(week.ada, 'tickets.reply', at);
  const answered = week.at(1, 17, 45);
  const message = { author: week.ada.row.id, body: question, at };
  const back = { author: ticket.user_id, body: answer, at: answered };
  return [
    { row: messageRow(reply.id, ticket, message), entries: [entryOf(reply, about(ticket))] },
    { row: messageRow(demoId(week.random, answered), ticket, back), entries: [] },
  ];
}

/** Inês takes a ticket and notes why. */
function noteOn(week: Week, ticket: Ticket) {
  const at = week.at(1, 9, 50);
  const taken = week.audit(week.ines, 'tickets.take', week.at(1, 9, 49));
  const noted = week.audit(week.ines, 'tickets.note', at);
  const message = { author: week.ines.row.id, body: staffNote, at, isInternal: true };
  const entries = [entryOf(taken, about(ticket)), entryOf(noted, about(ticket))];
  return { row: messageRow(noted.id, ticket, message), entries };
}

/** Ada warns a member, and Inês suspends one for a week, about whom there is a note. */
function moderate(week: Week, people: readonly Person[]) {
  const { ada, ines, random } = week;
  const [warnedAt, suspendedAt] = [week.at(3, 10, 5), week.at(1, 15, 30)];
  const members = people.filter(
    ({ row }) => row.role === 'USER' && row.created_at < warnedAt && isGoneBy(row, suspendedAt),
  );
  const [suspended, warned] = members;
  if (!warned || !suspended) return { sanctions: [], user_notes: [], entries: [] };
  const warning = week.audit(ada, 'users.warn', warnedAt);
  const suspension = week.audit(ines, 'users.suspend', suspendedAt);
  const notedAt = week.at(6, 11, 15);
  const ends_at = new Date(suspendedAt.getTime() + 7 * dayMs);
  return {
    sanctions: [
      sanctionRow('warning', warning, { person: warned, by: ada }),
      { ...sanctionRow('suspension', suspension, { person: suspended, by: ines }), ends_at },
    ],
    user_notes: [
      {
        id: demoId(random, notedAt),
        user_id: suspended.row.id,
        by_id: ada.row.id,
        body: sanctionTexts.note,
        is_pinned: true,
        at: notedAt,
      },
    ],
    entries: [
      entryOf(warning, aboutPerson(warned)),
      entryOf(suspension, aboutPerson(suspended)),
    ] satisfies DemoEntry[],
  };
}

/** Nobody is seen while they are suspended. */
const isGoneBy = ({ last_active_at }: Person['row'], time: Date): boolean =>
  last_active_at === null || last_active_at < time;

const aboutPerson = (person: Person) => ({
  itemId: person.row.id,
  label: personName(person),
  personId: person.row.id,
});

function sanctionRow(
  kind: 'warning' | 'suspension',
  { id, at }: { id: string; at: Date },
  { person, by }: { person: Person; by: Person },
) {
  const { rule, publicText: public_text, internalText: internal_text } = sanctionTexts[kind];
  const texts = { rule, public_text, internal_text };
  return { id, user_id: person.row.id, kind, ...texts, by_id: by.row.id, at, ends_at: null };
}

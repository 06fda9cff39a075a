import type { TicketStatus } from '@buddyline/domain/ticket';
import { minuteMs } from '../rows/moments.ts';
import type { Ticket } from '../rows/tickets.ts';
import { type DemoEntry, labelOf, entryOf, takeNewest, type Week } from './entries.ts';

/** A status that a ticket got, by whom and when: days ago, hour, minute. */
type Step = [status: TicketStatus, who: 'ada' | 'ines', when: [number, number, number]];

/** What happened to tickets that were open; the last status is the one that the ticket has now. */
const histories: readonly Step[][] = [
  [['CLOSED', 'ines', [0, 9, 12]]],
  [['CLOSED', 'ada', [0, 10, 34]]],
  [['CLOSED', 'ada', [1, 7, 51]]],
  [['CLOSED', 'ines', [1, 9, 8]]],
  [['CLOSED', 'ines', [1, 14, 27]]],
  [['CLOSED', 'ada', [2, 8, 3]]],
  [['CLOSED', 'ines', [2, 9, 40]]],
  [['CLOSED', 'ada', [3, 8, 15]]],
  [['CLOSED', 'ines', [3, 11, 22]]],
  [['CLOSED', 'ines', [4, 9, 2]]],
  [['CLOSED', 'ada', [4, 16, 36]]],
  [['CLOSED', 'ada', [5, 10, 48]]],
  [['CLOSED', 'ines', [6, 9, 31]]],
  [['CLOSED', 'ada', [6, 15, 19]]],
  [['CLOSED', 'ines', [7, 10, 6]]],
  closedLater('ines', [3, 9, 18], [1, 10, 2]),
  closedLater('ada', [4, 8, 9], [2, 14, 55]),
  closedLater('ines', [5, 9, 44], [3, 16, 12]),
  closedLater('ada', [6, 8, 27], [4, 8, 41]),
  closedLater('ines', [7, 9, 15], [5, 14, 33]),
  [['PENDING', 'ada', [1, 8, 14]]],
  [['PENDING', 'ines', [2, 10, 11]]],
  [['PENDING', 'ada', [4, 7, 58]]],
  [['PENDING', 'ines', [6, 11, 7]]],
  [
    ['CLOSED', 'ines', [4, 14, 5]],
    ['OPEN', 'ada', [2, 8, 22]],
  ],
  [
    ['CLOSED', 'ada', [6, 9, 50]],
    ['OPEN', 'ines', [5, 9, 29]],
  ],
];

function closedLater(who: 'ada' | 'ines', pended: Step[2], closed: Step[2]): Step[] {
  return [
    ['PENDING', who, pended],
    ['CLOSED', who, closed],
  ];
}

export function makeTicketEntries(week: Week, tickets: readonly Ticket[]): DemoEntry[] {
  const take = takeNewest(tickets);
  const undone = closeAndUndo(week, take(week.at(1, 11, 0), isNow('OPEN')));
  return histories.reduce((entries: DemoEntry[], steps) => {
    const moments = steps.map(([, , when]) => week.at(...when));
    const [first, last] = [moments[0], steps.at(-1)];
    if (!first || !last || moments.some((moment) => moment >= week.now)) return entries;
    const ticket = take(first, isNow(last[0]));
    if (!ticket) return entries;
    let before: TicketStatus = 'OPEN';
    for (const [index, [status, who]] of steps.entries()) {
      const audit = week.audit(week[who], 'tickets.update', moments[index] ?? first);
      entries.push(entryOf(audit, about(ticket), { status: { from: before, to: status } }));
      before = status;
    }
    return entries;
  }, undone);
}

const isNow =
  (status: TicketStatus) =>
  (ticket: Ticket): boolean =>
    ticket.status === status;

/** Inês closes the wrong ticket and takes it back at once. */
function closeAndUndo(week: Week, ticket: Ticket | undefined): DemoEntry[] {
  if (!ticket) return [];
  const closed = week.at(1, 11, 41);
  const undone = new Date(closed.getTime() + 0.2 * minuteMs);
  const undo = week.audit(week.ines, 'tickets.undo', undone);
  const close = week.audit(week.ines, 'tickets.update', closed);
  return [
    {
      ...entryOf(close, about(ticket), { status: { from: 'OPEN', to: 'CLOSED' } }),
      undoneBy: undo.id,
    },
    entryOf(undo, about(ticket), { status: { from: 'CLOSED', to: 'OPEN' } }),
  ];
}

const about = ({ id, user_id, subject }: Ticket) => ({
  itemId: id,
  label: labelOf(subject),
  personId: user_id,
});

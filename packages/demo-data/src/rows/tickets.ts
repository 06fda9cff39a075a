import type { TicketStatus } from '@buddyline/domain/ticket';
import { arabicSites, diveSites } from '../content/dive-sites.ts';
import { englishTickets } from '../content/ticket-texts.ts';
import { arabicTickets } from '../content/ticket-texts-ar.ts';
import { createDeck, type Random } from '../random.ts';
import { demoId, fillSlots } from './identity.ts';
import { dayMs, growingMoment, soonAfter } from './moments.ts';
import { nameIn, type Person, pickMember } from './people.ts';

export type Ticket = ReturnType<typeof makeTickets>[number];

export function makeTickets(
  random: Random,
  now: Date,
  { people, count }: { people: readonly Person[]; count: number },
) {
  const texts = { en: createDeck(englishTickets, random), ar: createDeck(arabicTickets, random) };
  return Array.from({ length: count }, () => {
    const created = growingMoment(random, now, 1.5);
    const reporter = pickMember(random, people, created);
    const text = texts[reporter.writes]();
    const slots = ticketSlots(random, reporter, random.pick(people));
    const status = statusFor(random, now.getTime() - created.getTime());
    return {
      id: demoId(random, created),
      user_id: reporter.row.id,
      subject: fillSlots(text.subject, slots),
      description: fillSlots(text.description, slots),
      category: text.category,
      priority: text.priority,
      status,
      created_at: created,
      updated_at: status === 'OPEN' ? created : soonAfter(random, created, now, 4 * dayMs),
    };
  });
}

function ticketSlots(random: Random, reporter: Person, other: Person): Record<string, string> {
  const isArabic = reporter.writes === 'ar';
  const site = isArabic ? random.pick(arabicSites).arabic : random.pick(diveSites);
  return {
    name:
      !isArabic || other.writes === 'ar'
        ? nameIn(reporter.writes, other)
        : `@${other.row.username}`,
    username: other.row.username,
    site: site.name,
    place: site.place.split(',')[0] ?? site.place,
    number: String(random.int(10_400, 98_700)),
  };
}

/** Old tickets are mostly closed, new ones mostly open. */
function statusFor(random: Random, ageMs: number): TicketStatus {
  const closed = Math.min(0.93, ageMs / (80 * dayMs));
  if (random.chance(closed)) return 'CLOSED';
  return random.chance(0.34) ? 'PENDING' : 'OPEN';
}

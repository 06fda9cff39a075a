import { demoCounts, makeDemoData, seeded } from '../src/demo-data.ts';
import { cardDrawing } from '../src/drawing-names.ts';
import { type Certificate, makeCertificates } from '../src/rows/certificates.ts';
import { makePeople } from '../src/rows/people.ts';
import { minuteMs } from '../src/rows/moments.ts';
import { makeStaffWeek } from '../src/staff/staff-week.ts';

/** A stored card, either as a document or as a photograph of it. */
export type Card = Pick<Certificate, 'card'> & { name: string; document: 'pdf' | 'picture' };

/** Long past, so that no card has a date in the future. */
const midnight = Date.parse('2026-01-01T00:00:00Z');
const minutesOfADay = 24 * 60;
const noon = 12 * 60;

/**
 * The cards of demos generated at intervals over one day. Times in the demo are moved to daytime hours, so
 * the time of day decides who had joined when a certificate was added, and who can be its holder. The
 * dates on the cards are those of a demo generated at noon.
 */
export function cardsOfADay(minutesApart: number): Card[] {
  const issued = new Map(certificatesAt(noon).map(({ card }) => [card.number, card.issued]));
  const cards = new Map<string, Card>();
  for (let minute = 0; minute < minutesOfADay; minute += minutesApart) {
    for (const { card, document, owner } of certificatesAt(minute)) {
      const name = cardDrawing({ card, owner });
      if (document === null || cards.has(name)) continue;
      const date = issued.get(card.number) ?? card.issued;
      cards.set(name, { name, document, card: { ...card, issued: date } });
    }
  }
  return [...cards.values(), ...deletedCards()];
}

/** The cards of deleted certificates always have the same holders. */
function deletedCards(): Card[] {
  const now = dayAt(noon);
  const { deleted } = makeStaffWeek(makeDemoData(now, ''), now);
  return deleted.certificates.flatMap(({ card, document, owner }) =>
    document === null ? [] : [{ name: cardDrawing({ card, owner }), card, document }],
  );
}

const dayAt = (minute: number): Date => new Date(midnight + minute * minuteMs);

function certificatesAt(minute: number): Certificate[] {
  const now = dayAt(minute);
  const people = makePeople(seeded('people'), now, {
    count: demoCounts.people,
    adminPasswordHash: '',
  });
  return makeCertificates(seeded('certificates'), now, { people, count: demoCounts.certificates });
}

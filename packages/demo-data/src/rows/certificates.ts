import { type Agency, agencies, type Course, courses } from '../content/certificate-courses.ts';
import { arabicSites, diveSites } from '../content/dive-sites.ts';
import { createDeck, type Random } from '../random.ts';
import { demoId } from './identity.ts';
import { dayMs, growingMoment, isoDate, soonAfter } from './moments.ts';
import { type Person, pickMember } from './people.ts';

/** The text printed on the card. */
export type CertificateCard = {
  language: 'en' | 'ar';
  holder: string;
  agency: Agency;
  course: Course;
  /** YYYY-MM-DD */
  issued: string;
  number: string;
  instructor: string;
};

export type Certificate = {
  row: {
    id: string;
    user_id: string;
    title: string;
    description: string | null;
    created_at: Date;
    updated_at: Date;
  };
  owner: Person;
  card: CertificateCard;
  document: 'pdf' | 'picture' | null;
};

export function makeCertificates(
  random: Random,
  now: Date,
  { people, count }: { people: readonly Person[]; count: number },
): Certificate[] {
  const nextCourse = createDeck(courses, random);
  const nextAgency = createDeck(agencies, random);
  return Array.from({ length: count }, (_, index) => {
    // Slightly fewer over time, so that one of the dashboard's figures falls.
    const added = growingMoment(random, now, 0.95);
    const owner = pickMember(random, people, added);
    const course = nextCourse();
    const agency = course.title.startsWith('Freediver') ? agencies[4] : nextAgency();
    const issued = new Date(added.getTime() - random.next() ** 2 * 2_200 * dayMs);
    const instructor = instructorName(random, people, owner);
    return {
      owner,
      document: index % 24 === 17 ? null : index % 5 < 4 ? 'pdf' : 'picture',
      card: {
        language: owner.writes,
        holder: owner.row.full_name ?? `@${owner.row.username}`,
        agency,
        course,
        issued: isoDate(issued),
        number: `${agency.name.replaceAll(/[^A-Z]/g, '')}-${random.int(10_000, 99_999)}`,
        instructor,
      },
      row: {
        id: demoId(random, added),
        user_id: owner.row.id,
        title: owner.writes === 'ar' ? course.arabic : course.title,
        description: random.chance(0.94)
          ? describe(random, { owner, course, agency, instructor })
          : null,
        created_at: added,
        updated_at: random.chance(0.2) ? soonAfter(random, added, now, 30 * dayMs) : added,
      },
    };
  });
}

function instructorName(random: Random, people: readonly Person[], owner: Person): string {
  const others = people.filter(
    ({ row, writes }) =>
      row.is_verified && row.full_name && writes === owner.writes && row.id !== owner.row.id,
  );
  return random.pick(others).row.full_name ?? '';
}

function describe(
  random: Random,
  {
    owner,
    course,
    agency,
    instructor,
  }: { owner: Person; course: Course; agency: Agency; instructor: string },
): string {
  if (owner.writes === 'ar') {
    const place = random.pick(arabicSites).arabic.place;
    return `${course.arabicDetail} الدورة في ${place} بإشراف ${instructor}، ${agency.arabic}.`;
  }
  const place = random.pick(diveSites).place;
  return `${course.detail} Taken in ${place} with ${instructor}, ${agency.name}.`;
}

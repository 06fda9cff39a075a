import { diveSites } from '../content/dive-sites.ts';
import { englishParts } from '../content/post-texts-en.ts';
import { arabicParts } from '../content/post-texts-ar.ts';
import { cultures } from '../content/people-names.ts';
import { courses } from '../content/certificate-courses.ts';
import { englishTickets } from '../content/ticket-texts.ts';
import { arabicTickets } from '../content/ticket-texts-ar.ts';
import { englishComments } from '../content/comment-texts.ts';

/** Rows per noun, as in the sample totals and speed figures of the specification. */
export type FullCounts = {
  users: number;
  posts: number;
  comments: number;
  diveLogs: number;
  certificates: number;
  tickets: number;
};

export const fullCounts: FullCounts = {
  users: 50_000,
  posts: 125_000,
  comments: 150_000,
  diveLogs: 75_000,
  certificates: 25_000,
  tickets: 10_000,
};

/** Search words with a known share, for benchmarks; no other text contains them. */
export const knownWords = {
  /** In 28 % of all posts. */
  commonInPosts: 'visibility',
  /** In one post of 10,007. */
  rareInPosts: 'coelacanth',
  /** The family name of one user in 9,973. */
  rareInUsers: 'Quillfeather',
} as const;

/** The arrays from which the statements pick by number. */
export function fullContent() {
  const english = Object.values(englishParts);
  const arabic = Object.values(arabicParts);
  return {
    givenNames: cultures.flatMap(({ women, men }) => [...women, ...men].map(([latin]) => latin)),
    familyNames: cultures.flatMap(({ families }) => families.map(([latin]) => latin)),
    countries: [...new Set(cultures.flatMap(({ countries }) => countries))],
    openings: english.flatMap(({ openings }) => openings).filter(isFree),
    middles: english.flatMap(({ middles }) => middles).filter(isFree),
    closings: english.flatMap(({ closings }) => closings).filter(isFree),
    arabicOpenings: arabic.flatMap(({ openings }) => openings),
    arabicClosings: arabic.flatMap(({ closings }) => closings),
    sites: diveSites.map(({ name }) => name),
    places: diveSites.map(({ place }) => place),
    arabicSites: diveSites.map((site) => site.arabic?.name ?? site.name),
    sights: diveSites.map(({ sights }) => sights[0] ?? ''),
    latitudes: diveSites.map(({ latitude }) => latitude),
    longitudes: diveSites.map(({ longitude }) => longitude),
    depths: diveSites.map(({ depth }) => depth[0]),
    temperatures: diveSites.map(({ temperature }) =>
      Math.round((temperature[0] + temperature[1]) / 2),
    ),
    kinds: diveSites.map(({ kind }) => kind),
    waters: diveSites.map(({ water }) => water),
    entries: diveSites.map(({ entry }) => entry),
    courses: courses.map(({ title }) => title),
    courseDetails: courses.map(({ detail }) => detail),
    comments: englishComments.anywhere.filter((text) => !text.includes('{')),
    subjects: [...englishTickets, ...arabicTickets].map(({ subject }) => subject),
    descriptions: [...englishTickets, ...arabicTickets].map(({ description }) => description),
    categories: [...englishTickets, ...arabicTickets].map(({ category }) => category),
    priorities: [...englishTickets, ...arabicTickets].map(({ priority }) => priority),
  };
}

export type FullContent = ReturnType<typeof fullContent>;

/** Excludes texts with the common word, so that its share is exact. */
const isFree = (text: string): boolean => !text.toLowerCase().includes(knownWords.commonInPosts);

import type { Random } from './random.ts';

const firstNames = ['Lena', 'Omar', 'Keiko', 'Rania', 'Jonas', 'Salma', 'Mateo', 'Nour', 'Priya'];
const lastNames = [
  'Hartmann',
  'Farouk',
  'Mori',
  'Haddad',
  'Okafor',
  'Ribeiro',
  'Saleh',
  'Lindqvist',
];

const sites = [
  { site: 'Blue Hole', location: 'Dahab, Egypt', latitude: 28.5722, longitude: 34.5369 },
  { site: 'USAT Liberty', location: 'Tulamben, Bali', latitude: -8.2742, longitude: 115.5936 },
  { site: 'Shark and Yolanda', location: 'Ras Mohammed', latitude: 27.7236, longitude: 34.2542 },
  { site: 'Darwin Arch', location: 'Galápagos', latitude: 1.6783, longitude: -91.9904 },
  { site: 'Silfra', location: 'Þingvellir, Iceland', latitude: 64.2554, longitude: -21.1163 },
  { site: 'El Quseir', location: 'البحر الأحمر، مصر', latitude: 26.1044, longitude: 34.2778 },
] as const;

const posts = [
  'Two eagle rays at the drop-off, and nobody had a camera.',
  'Best visibility of the year: we saw the stern from the surface.',
  'Who dives on Saturday? Two places left on the boat.',
  'غوصة هادئة مع سلحفاتين قرب الشعاب.',
  'Serviced my regulator, and it breathes like new.',
  'سؤال: أي بدلة تناسب ماء بدرجة عشرين؟',
];

const comments = [
  'I was there last week!',
  'Save me a place.',
  'صورة رائعة!',
  'Which lens is that?',
  'Mind the current at the corner.',
];

const tickets = [
  { subject: 'My logbook shows a dive twice', category: 'Other' },
  { subject: 'Somebody posts my pictures', category: 'Posts' },
  { subject: 'تعليقات مسيئة تحت منشوري', category: 'Comments' },
  { subject: 'An account pretends to be our club', category: 'Users' },
] as const;

/** What members call themselves and write, in both languages. */
export function wordsBy(random: Random) {
  const number = () => random.whole(100, 999_999);
  return {
    fullName: () => `${random.oneOf(firstNames)} ${random.oneOf(lastNames)}`,
    site: () => random.oneOf(sites),
    post: () => `${random.oneOf(posts)} #${number()}`,
    comment: () => random.oneOf(comments),
    bio: () => `Diver since ${random.whole(1985, 2025)}.`,
    ticket: () => {
      const { subject, category } = random.oneOf(tickets);
      return { subject, category, description: `${subject} (${number()}).` };
    },
  };
}

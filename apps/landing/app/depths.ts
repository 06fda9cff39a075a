/** The depth of each section in metres. */
export const depths = {
  features: 5,
  community: 12,
  diveLogs: 18,
  about: 30,
  download: 40,
} as const;

export type SectionName = keyof typeof depths;

/** The ids that links point to. */
export const anchors = {
  features: 'features',
  community: 'community',
  diveLogs: 'dive-logs',
  about: 'about',
  download: 'download',
} as const satisfies Record<SectionName, string>;

/** The water between the middles of two adjacent sections, as five legs. */
export const legs = [
  { number: 1, from: 0, to: 5 },
  { number: 2, from: 5, to: 12 },
  { number: 3, from: 12, to: 18 },
  { number: 4, from: 18, to: 30 },
  { number: 5, from: 30, to: 40 },
] as const;

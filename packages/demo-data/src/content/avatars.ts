export type AvatarLook = 'woman' | 'man' | 'emblem';

/** A profile picture. The name is that of its files. */
export type Avatar = { look: 'woman' | 'man'; name: string } | { look: 'emblem'; name: EmblemName };

/** Emblems of the sea, for people who show no face. */
export const emblemNames = [
  'turtle',
  'manta',
  'shark',
  'whale-shark',
  'dolphin',
  'clownfish',
  'butterflyfish',
  'jellyfish',
  'diver',
  'freediver',
  'coral',
  'liveaboard',
] as const;
export type EmblemName = (typeof emblemNames)[number];

const numbered = (look: 'woman' | 'man', count: number): Avatar[] =>
  Array.from({ length: count }, (_, index) => ({ look, name: `${look}-${index + 1}` }));

/** The picture of one administrator only, so that her acts are recognised by it. */
export const colleagueAvatar: Avatar = { look: 'woman', name: 'woman-25' };

/** Sixty pictures: drawn people, and emblems. */
export const avatars: readonly Avatar[] = [
  ...numbered('woman', 24),
  ...numbered('man', 24),
  ...emblemNames.map((name) => ({ look: 'emblem' as const, name })),
];

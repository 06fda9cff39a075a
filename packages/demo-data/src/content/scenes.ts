/** What a picture shows; posts choose pictures by it. */
export const sceneThemes = [
  'reef',
  'turtle',
  'wreck',
  'shark',
  'manta',
  'cave',
  'cold',
  'night',
  'freedive',
  'boat',
  'macro',
  'divers',
  'pelagic',
] as const;
export type SceneTheme = (typeof sceneThemes)[number];

/** Every picture that posts show: a motif in one or two waters. */
const catalogue = [
  ['turtle', 'turtle', ['lagoon', 'ocean']],
  ['reef', 'anthias', ['tropic', 'ocean']],
  ['reef', 'garden', ['lagoon', 'tropic']],
  ['divers', 'buddies', ['tropic', 'emerald']],
  ['reef', 'wall', ['ocean', 'abyss']],
  ['pelagic', 'tornado', ['ocean', 'tropic']],
  ['manta', 'manta-station', ['ocean', 'lagoon']],
  ['manta', 'mantas-overhead', ['tropic', 'abyss']],
  ['shark', 'sharks', ['abyss', 'ocean']],
  ['pelagic', 'whale-shark', ['ocean', 'tropic']],
  ['pelagic', 'dolphins', ['lagoon']],
  ['macro', 'clownfish', ['lagoon', 'tropic']],
  ['macro', 'butterflyfish', ['tropic', 'lagoon']],
  ['wreck', 'wreck', ['ocean', 'emerald']],
  ['wreck', 'bow', ['abyss', 'ocean']],
  ['wreck', 'plane', ['lagoon', 'ocean']],
  ['cave', 'cave', ['ocean', 'lagoon']],
  ['cave', 'cenote', ['cenote', 'crystal']],
  ['cold', 'fissure', ['crystal']],
  ['cold', 'kelp', ['kelp', 'emerald']],
  ['night', 'night', ['night']],
  ['night', 'jellyfish', ['night', 'dusk']],
  ['boat', 'safety-stop', ['tropic', 'ocean']],
  ['freedive', 'line', ['ocean', 'abyss']],
  ['boat', 'split', ['lagoon', 'dusk']],
  ['boat', 'blue-hole', ['lagoon']],
] as const satisfies readonly (readonly [SceneTheme, string, readonly string[]])[];

/** The name is that of its files. */
export type Scene = { name: string; theme: SceneTheme };

export const scenes: readonly Scene[] = catalogue.flatMap(([theme, motif, waters]) =>
  waters.map((water) => ({ name: `${motif}-${water}`, theme })),
);

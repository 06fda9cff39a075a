import * as animals from './motifs-animals.ts';
import * as moments from './motifs-moments.ts';
import * as reef from './motifs-reef.ts';
import * as sites from './motifs-sites.ts';
import type { Motif, Scene, SceneTheme } from './scene.ts';
import type { PaletteName } from './water.ts';

/** Every picture of the demo: a motif in two or three waters. The name seeds what is random in it. */
const catalogue: readonly (readonly [SceneTheme, string, Motif, readonly PaletteName[]])[] = [
  ['turtle', 'turtle', reef.reefWithTurtle, ['lagoon', 'ocean']],
  ['reef', 'anthias', reef.anthiasReef, ['tropic', 'ocean']],
  ['reef', 'garden', reef.coralGarden, ['lagoon', 'tropic']],
  ['divers', 'buddies', reef.diversOnReef, ['tropic', 'emerald']],
  ['reef', 'wall', reef.wallDive, ['ocean', 'abyss']],
  ['pelagic', 'tornado', animals.fishTornado, ['ocean', 'tropic']],
  ['manta', 'manta-station', animals.mantaStation, ['ocean', 'lagoon']],
  ['manta', 'mantas-overhead', animals.mantasOverhead, ['tropic', 'abyss']],
  ['shark', 'sharks', animals.sharkPatrol, ['abyss', 'ocean']],
  ['pelagic', 'whale-shark', animals.whaleSharkAndFreediver, ['ocean', 'tropic']],
  ['pelagic', 'dolphins', animals.dolphinsPassing, ['lagoon']],
  ['macro', 'clownfish', reef.clownfishAtHome, ['lagoon', 'tropic']],
  ['macro', 'butterflyfish', reef.butterflyPair, ['tropic', 'lagoon']],
  ['wreck', 'wreck', sites.wreckOnSand, ['ocean', 'emerald']],
  ['wreck', 'bow', sites.wreckBow, ['abyss', 'ocean']],
  ['wreck', 'plane', sites.sunkenPlane, ['lagoon', 'ocean']],
  ['cave', 'cave', sites.caveExit, ['ocean', 'lagoon']],
  ['cave', 'cenote', sites.cenoteLight, ['cenote', 'crystal']],
  ['cold', 'fissure', sites.clearFissure, ['crystal']],
  ['cold', 'kelp', sites.kelpForest, ['kelp', 'emerald']],
  ['night', 'night', moments.nightDive, ['night']],
  ['night', 'jellyfish', moments.jellyfishDrift, ['night', 'dusk']],
  ['boat', 'safety-stop', moments.safetyStop, ['tropic', 'ocean']],
  ['freedive', 'line', moments.freediverOnLine, ['ocean', 'abyss']],
  ['boat', 'split', moments.splitShot, ['lagoon', 'dusk']],
  ['boat', 'blue-hole', moments.blueHoleFromTheAir, ['lagoon']],
];

export const scenes: readonly Scene[] = catalogue.flatMap(([theme, name, motif, waters]) =>
  waters.map((palette) => ({ name: `${name}-${palette}`, theme, palette, motif })),
);

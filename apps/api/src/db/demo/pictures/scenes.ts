import * as place from './motifs-places.ts';
import * as reef from './motifs-reef.ts';
import type { Motif, Scene, SceneTheme } from './scene.ts';
import type { PaletteName } from './water.ts';

/** Every picture of the demo: a motif in two or three waters. The name seeds what is random in it. */
const catalogue: readonly (readonly [SceneTheme, string, Motif, readonly PaletteName[]])[] = [
  ['turtle', 'turtle', reef.reefWithTurtle, ['lagoon', 'tropic', 'ocean']],
  ['reef', 'anthias', reef.anthiasReef, ['tropic', 'ocean', 'lagoon']],
  ['reef', 'garden', reef.coralGarden, ['lagoon', 'tropic']],
  ['divers', 'buddies', reef.diversOnReef, ['tropic', 'ocean', 'emerald']],
  ['reef', 'wall', reef.wallDive, ['ocean', 'abyss']],
  ['pelagic', 'tornado', reef.fishTornado, ['ocean', 'tropic']],
  ['manta', 'manta-station', reef.mantaStation, ['ocean', 'lagoon']],
  ['manta', 'mantas-overhead', reef.mantasOverhead, ['tropic', 'abyss']],
  ['shark', 'sharks', reef.sharkPatrol, ['abyss', 'ocean']],
  ['pelagic', 'whale-shark', reef.whaleSharkAndFreediver, ['ocean', 'tropic']],
  ['pelagic', 'dolphins', reef.dolphinsPassing, ['lagoon', 'tropic']],
  ['macro', 'clownfish', reef.clownfishAtHome, ['lagoon', 'tropic']],
  ['macro', 'butterflyfish', reef.butterflyPair, ['tropic', 'lagoon']],
  ['wreck', 'wreck', place.wreckOnSand, ['ocean', 'emerald', 'tropic']],
  ['wreck', 'bow', place.wreckBow, ['abyss', 'ocean']],
  ['wreck', 'plane', place.sunkenPlane, ['lagoon', 'ocean']],
  ['cave', 'cave', place.caveExit, ['ocean', 'lagoon']],
  ['cave', 'cenote', place.cenoteLight, ['cenote', 'crystal']],
  ['cold', 'fissure', place.clearFissure, ['crystal']],
  ['cold', 'kelp', place.kelpForest, ['kelp', 'emerald']],
  ['night', 'night', place.nightDive, ['night']],
  ['night', 'jellyfish', place.jellyfishDrift, ['night', 'dusk']],
  ['boat', 'safety-stop', place.safetyStop, ['tropic', 'ocean']],
  ['freedive', 'line', place.freediverOnLine, ['ocean', 'abyss']],
  ['boat', 'split', place.splitShot, ['lagoon', 'dusk']],
  ['boat', 'blue-hole', place.blueHoleFromTheAir, ['lagoon']],
];

export const scenes: readonly Scene[] = catalogue.flatMap(([theme, name, motif, waters]) =>
  waters.map((palette) => ({ name: `${name}-${palette}`, theme, palette, motif })),
);

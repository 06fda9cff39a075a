import type { MotifName } from '../../src/content/scenes.ts';
import * as animals from './motifs-animals.ts';
import * as moments from './motifs-moments.ts';
import * as reef from './motifs-reef.ts';
import * as sites from './motifs-sites.ts';
import type { Motif } from './scene.ts';

/** How each motif of the catalogue is drawn. */
export const motifs: Record<MotifName, Motif> = {
  turtle: reef.reefWithTurtle,
  anthias: reef.anthiasReef,
  garden: reef.coralGarden,
  buddies: reef.diversOnReef,
  wall: reef.wallDive,
  tornado: animals.fishTornado,
  'manta-station': animals.mantaStation,
  'mantas-overhead': animals.mantasOverhead,
  sharks: animals.sharkPatrol,
  'whale-shark': animals.whaleSharkAndFreediver,
  dolphins: animals.dolphinsPassing,
  clownfish: reef.clownfishAtHome,
  butterflyfish: reef.butterflyPair,
  wreck: sites.wreckOnSand,
  bow: sites.wreckBow,
  plane: sites.sunkenPlane,
  cave: sites.caveExit,
  cenote: sites.cenoteLight,
  fissure: sites.clearFissure,
  kelp: sites.kelpForest,
  night: moments.nightDive,
  jellyfish: moments.jellyfishDrift,
  'safety-stop': moments.safetyStop,
  line: moments.freediverOnLine,
  split: moments.splitShot,
  'blue-hole': moments.blueHoleFromTheAir,
};

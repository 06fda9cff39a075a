import type { SceneTheme } from './scenes.ts';

/** A real dive site. Depths in ft, temperatures in °F (coldest, warmest month), visibility in m. */
export type DiveSite = {
  name: string;
  place: string;
  /** Degrees WGS84, to about a hundred metres. */
  latitude: number;
  longitude: number;
  water: 'salt' | 'fresh';
  entry: 'shore' | 'boat';
  kind: 'reef' | 'wreck' | 'cave' | 'cold' | 'pelagic';
  depth: readonly [usual: number, deepest: number];
  temperature: readonly [coldest: number, warmest: number];
  visibility: readonly [poor: number, good: number];
  current: 'NONE' | 'MILD' | 'STRONG';
  /** What a picture from there may show. */
  scenes: readonly SceneTheme[];
  /** What divers talk about afterwards, as the object of "I saw …". */
  sights: readonly string[];
  /** The same place in Arabic, where Arabic-speaking members dive. */
  arabic?: { name: string; place: string; sights: readonly string[] };
};

import type { DiveSite } from './dive-site.ts';

/** Remarks in the logbook. Slots: {sight} {buddy} {vis}. */
export const englishDiveComments: Record<DiveSite['kind'], readonly string[]> = {
  reef: [
    'Saw {sight}. Slow dive, good air.',
    'Drifted with {buddy}. {sight} at the end.',
    'Tried the new fins. Legs feel it. Visibility {vis}.',
    'A little overweighted, drop 2 lb next time.',
    'Found {sight}, stayed ten minutes.',
    'Camera housing dry, battery not charged. Saw {sight}, of course.',
    'Calm entry, some swell on the way out.',
  ],
  wreck: [
    'Shot line at the bow. {sight}.',
    '{sight}. No penetration. Line reeled in on the way back.',
    'Good light on the hull, {vis} visibility. {buddy} led.',
    'Swim-through with guide only. {sight}.',
    'Surge around the stern, stayed on the lee side.',
  ],
  pelagic: [
    'Twenty minutes in the blue, then {sight}.',
    'Strong current at the corner, hooked in. {sight}.',
    'Negative entry. {sight}. Drifted off on the marker with {buddy}.',
    'Nothing for half an hour and then {sight}.',
    'Thermocline at 60 ft. {sight}.',
  ],
  cave: [
    'Continuous guideline, three lights each. {sight}.',
    '{sight}. Turned at thirds as planned.',
    'Silt at the restriction, waited for it to settle. {buddy} led out.',
    'Halocline visible. {sight}.',
  ],
  cold: [
    'Cold hands after 25 minutes, otherwise warm. {sight}.',
    'Drysuit inflator slow, to be serviced. {sight}.',
    'Visibility {vis}, good for here. {sight}.',
    'Free flow on the surface, none below. {buddy} brought tea.',
  ],
};

export const arabicDiveComments: readonly string[] = [
  'غوصة هادئة مع {buddy}. رأينا {sight}.',
  'الرؤية {vis}. رأينا {sight} في نهاية الغوصة.',
  'تيار خفيف عند الزاوية. {buddy} كان القائد.',
  'وزن زائد قليلاً، أنقص رطلين المرة القادمة.',
  'دخول سهل من الشاطئ. رأينا {sight} وبقينا عشر دقائق.',
  'جربت الزعانف الجديدة، ورأينا {sight}.',
];

export const freediveComments = [
  'Warm-up dives to 33 ft, then the line.',
  'Good relaxation, contractions late. Safety: {buddy}.',
  'Equalised with hands free to the plate.',
  'Monofin day. Turned early, ears said no.',
  'Three dives on the line, five minutes between them.',
];
export const trainingComments = [
  'Mask clearing and out-of-air drill with {buddy}.',
  'Navigation square, came back within two metres of the line.',
  'Skills for the advanced course, deep dive done.',
  'Lift-bag drill and search pattern, found the weight belt.',
];

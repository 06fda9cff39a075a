import type { Gear } from '@buddyline/domain/dive-log';
import { metresToFeet } from '@buddyline/domain/units';
import {
  arabicDiveComments,
  englishDiveComments,
  freediveComments,
  trainingComments,
} from '../content/dive-comments.ts';
import type { DiveSite } from '../content/dive-site.ts';
import type { Random } from '../random.ts';
import { fillSlots, sentenceCase } from './identity.ts';
import { nameIn, type Person } from './people.ts';

type Dive = {
  site: DiveSite;
  date: Date;
  diver: Person;
  people: readonly Person[];
  isFreedive: boolean;
};

/** All fields of a dive that do not depend on its time: place, water, gear, remarks, signatures. */
export function diveConditions(random: Random, dive: Dive) {
  const { site, diver, isFreedive } = dive;
  const water = waterTemperature(random, dive);
  const isTraining = !isFreedive && random.chance(0.09);
  const gear = gearFor(random, water, isFreedive);
  const buddy = random.pick(
    dive.people.filter((person) => person.row.full_name && person !== diver),
  );
  const usesMetres = diver.row.country !== 'United States';
  const [poor, good] = site.visibility;
  const visibility = random.int(poor, good);
  const arabic = diver.writes === 'ar' ? site.arabic : undefined;
  return {
    site: arabic?.name ?? site.name,
    location: arabic?.place ?? site.place,
    latitude: site.latitude,
    longitude: site.longitude,
    water_temp: water,
    weight: weightFor(random, gear),
    visibility_value: usesMetres ? visibility : Math.round(metresToFeet(visibility)),
    visibility_unit: usesMetres ? 'm' : 'ft',
    current_condition: random.chance(0.7)
      ? site.current
      : random.pick(['NONE', 'MILD', 'STRONG'] as const),
    exposure_gear: gear,
    used_computer: gear.includes('DIVE_COMPUTER'),
    used_scooter: gear.includes('SCOOTER'),
    used_camera: gear.includes('CAMERA'),
    is_fresh: site.water === 'fresh',
    is_salt: site.water === 'salt',
    is_shore: site.entry === 'shore',
    is_boat: site.entry === 'boat',
    is_wreck: site.kind === 'wreck',
    is_reef: site.kind === 'reef' || site.kind === 'pelagic',
    is_cave: site.kind === 'cave',
    is_training: isTraining,
    is_search_recovery: isTraining && random.chance(0.3),
    comments: remark(random, dive, { isTraining, buddy, visibility: `${visibility} m` }),
    buddy_signature: buddy.row.full_name,
    ...leaders(random, dive, isTraining),
  } as const;
}

/** Coldest in February in the north, in August in the south. */
function waterTemperature(random: Random, { site, date }: Dive): number {
  const [coldest, warmest] = site.temperature;
  const season = Math.cos(((date.getUTCMonth() + 0.5 - 7.5) / 12) * 2 * Math.PI);
  const warmth = (site.latitude < 0 ? -season : season) / 2 + 0.5;
  return Math.round(coldest + (warmest - coldest) * warmth + random.between(-1, 1));
}

function gearFor(random: Random, water: number, isFreedive: boolean): Gear[] {
  const suit: Gear[] = water < 60 && !isFreedive ? ['DRYSUIT', 'HOOD', 'GLOVES'] : ['WETSUIT'];
  if (water >= 60 && water < 73) suit.push('HOOD');
  if (!isFreedive && (water < 73 || random.chance(0.5))) suit.push('BOOTS');
  const kit: Gear[] = isFreedive
    ? ['MASK', 'FINS', 'DIVE_WATCH']
    : ['MASK', 'FINS', 'REGULATOR', 'BCD'];
  if (!isFreedive) kit.push(random.chance(0.93) ? 'DIVE_COMPUTER' : 'DIVE_WATCH');
  if (random.chance(0.34)) kit.push('CAMERA');
  if (!isFreedive && random.chance(0.03)) kit.push('SCOOTER');
  return [...suit, ...kit];
}

/** In lb. */
function weightFor(random: Random, gear: readonly Gear[]): number {
  if (!gear.includes('REGULATOR')) return random.int(2, 6);
  if (gear.includes('DRYSUIT')) return random.int(20, 30);
  return gear.includes('HOOD') ? random.int(12, 18) : random.int(6, 12);
}

function remark(
  random: Random,
  { site, diver, isFreedive }: Dive,
  { isTraining, buddy, visibility }: { isTraining: boolean; buddy: Person; visibility: string },
): string | null {
  if (random.chance(0.14)) return null;
  const arabic = diver.writes === 'ar' ? site.arabic : undefined;
  const texts = arabic
    ? arabicDiveComments
    : isFreedive
      ? freediveComments
      : isTraining
        ? trainingComments
        : englishDiveComments[site.kind];
  const sight = random.pick((arabic ?? site).sights);
  const slots = { sight, buddy: nameIn(arabic ? 'ar' : 'en', buddy), vis: visibility };
  return sentenceCase(fillSlots(random.pick(texts), slots));
}

function leaders(random: Random, { site, people, diver }: Dive, isTraining: boolean) {
  const professionals = people.filter(
    ({ row }) => row.is_verified && row.full_name && row.id !== diver.row.id,
  );
  const name = () => random.pick(professionals).row.full_name;
  return {
    instructor_signature: isTraining ? name() : null,
    divemaster_signature: site.entry === 'boat' && random.chance(0.55) ? name() : null,
  };
}

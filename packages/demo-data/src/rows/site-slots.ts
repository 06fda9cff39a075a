import { fahrenheitToCelsius, feetToMetres } from '@buddyline/domain/units';
import type { DiveSite } from '../content/dive-site.ts';
import type { Random } from '../random.ts';
import { nameIn, type Person } from './people.ts';

/** The values of the texts' slots for a site, in the writer's language. */
export function siteSlots(
  random: Random,
  { site, writer, buddy }: { site: DiveSite; writer: Person; buddy: Person },
): Record<string, string> {
  const isArabic = writer.writes === 'ar' && site.arabic !== undefined;
  const words = isArabic && site.arabic ? site.arabic : site;
  const [sight = '', sight2 = ''] = random.sample(words.sights, 2);
  const metres = Math.round(feetToMetres(site.depth[0]) * random.between(0.8, 1.15));
  const celsius = Math.round(fahrenheitToCelsius(random.between(...site.temperature)));
  const [poor, good] = site.visibility;
  const usesFeet = !isArabic && random.chance(0.3);
  return {
    site: words.name,
    place: words.place.split(',')[0] ?? words.place,
    sight,
    sight2,
    buddy: buddyName(buddy, isArabic),
    depth: isArabic
      ? `${metres} متراً`
      : usesFeet
        ? `${Math.round(metres / 0.3048)} ft`
        : `${metres} m`,
    temp: isArabic ? `${celsius} درجة` : `${celsius} °C`,
    vis: isArabic ? `${random.int(poor, good)} متراً` : `${random.int(poor, good)} m`,
    minutes: String(random.int(38, 71)),
    number: String(random.int(9, 640)),
  };
}

/**
 * An Arabic sentence needs an Arabic name that agrees with its masculine verbs; an English one uses the
 * Latin name.
 */
function buddyName(buddy: Person, isArabic: boolean): string {
  if (!isArabic) return nameIn('en', buddy);
  return buddy.writes === 'ar' && buddy.gender === 'man' ? buddy.firstName : 'شريكي';
}

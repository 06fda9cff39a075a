import type { DiveSite } from './dive-site.ts';
import { aqabaAndSinai } from './dive-sites-aqaba-and-sinai.ts';
import { redSeaSouth } from './dive-sites-red-sea-south.ts';
import { arabia } from './dive-sites-arabia.ts';
import { mediterranean } from './dive-sites-mediterranean.ts';
import { southEastAsia } from './dive-sites-south-east-asia.ts';
import { indianOceanAndPacific } from './dive-sites-indian-ocean-and-pacific.ts';
import { caribbeanAndCenotes } from './dive-sites-caribbean-and-cenotes.ts';
import { coldWaters } from './dive-sites-cold-waters.ts';

export const diveSites: readonly DiveSite[] = [
  ...aqabaAndSinai,
  ...redSeaSouth,
  ...arabia,
  ...mediterranean,
  ...southEastAsia,
  ...indianOceanAndPacific,
  ...caribbeanAndCenotes,
  ...coldWaters,
];

/** Sites that have Arabic names, for posts and logs in Arabic. */
export const arabicSites = diveSites.filter(
  (site): site is DiveSite & Required<Pick<DiveSite, 'arabic'>> => site.arabic !== undefined,
);

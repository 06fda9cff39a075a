import type { ReadDive, ReadFile } from '../read/read-dive-file.ts';
import { readText } from './files.ts';

/** A Subsurface file with these elements in its list of dives. */
export function readSubsurface(dives: string, sites = ''): Promise<ReadFile> {
  return readText(
    `<divelog program='subsurface' version='3'><divesites>${sites}</divesites><dives>${dives}</dives></divelog>`,
  );
}

/** A UDDF file with one dive. @param parts what is in it */
export function readUddf(parts: { before?: string; dive?: string; after?: string; head?: string }) {
  const { before = '', dive = '', after = '', head = '' } = parts;
  return readText(
    `<uddf version="3.2.1">${head}<profiledata><repetitiongroup id="r"><dive id="d">` +
      `<informationbeforedive><datetime>2024-05-06T09:30:00</datetime>${before}</informationbeforedive>${dive}` +
      `<informationafterdive><greatestdepth>18</greatestdepth><diveduration>2700</diveduration>${after}</informationafterdive>` +
      `</dive></repetitiongroup></profiledata></uddf>`,
  );
}

export function firstDive({ dives: [first] }: ReadFile): ReadDive {
  if (first === undefined) throw new Error('The file has no dive');
  return first;
}

export const kindsOf = ({ notes, doubts }: ReadDive): string[] =>
  [...notes, ...doubts].map(({ kind }) => kind);

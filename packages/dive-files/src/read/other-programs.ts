import type { Attributes } from './parse-xml.ts';

/** The kind of a file that is no XML, by its beginning; undefined for one that is not known. */
export function kindOfBytes(head: Uint8Array): string | undefined {
  const text = String.fromCharCode(...head.subarray(0, 256));
  if (text.startsWith('.FIT', 8)) return 'FIT (Garmin, Suunto)';
  if (text.startsWith('SQLite format 3')) return 'SQLite';
  if (text.startsWith('Standard Jet DB', 4) || text.startsWith('Standard ACE DB', 4)) {
    return 'Microsoft Access';
  }
  if (text.startsWith('DivE')) return 'Divesoft DLF';
  const words = text.replace(/^\u00EF\u00BB\u00BF/, '').trimStart();
  if (words.startsWith('FSH|')) return 'DAN DL7';
  if (words.startsWith('{') || words.startsWith('[')) return 'JSON';
  return isTable(words) ? 'CSV' : undefined;
}

/** Whether the first line has several cells, and nothing but text. */
function isTable(text: string): boolean {
  const [line = ''] = text.split(/[\r\n]/);
  // eslint-disable-next-line no-control-regex -- they tell a file that is no text
  if (/[\u0000-\u0008\u000E-\u001F]/.test(line)) return false;
  return [',', ';', '\t'].some((separator) => line.split(separator).length > 2);
}

const kindsOfRoots: ReadonlyMap<string, string> = new Map([
  ['divinglog', 'Diving Log'],
  ['jdivelog', 'JDiveLog'],
  ['divelogsdata', 'divelogs.de'],
  ['sml', 'Suunto'],
  ['suunto', 'Suunto'],
  ['divesegment', 'Ratio'],
  ['trainingcenterdatabase', 'Garmin TCX'],
  ['gpx', 'GPX'],
]);

/**
 * The kind of an XML file by its first element; undefined for one that is not known.
 * @param next the element after it, where that was looked at
 */
export function kindOfRoot(
  root: string,
  attributes: Attributes,
  next: string | null,
): string | undefined {
  if (root === 'dives') return next === 'units' ? 'MacDive' : undefined;
  if (root === 'profile' && attributes.udcf !== undefined) return 'UDCF';
  if (root === 'dive') {
    if (attributes.xmlns?.includes('Suunto')) return 'Suunto';
    return attributes.version === undefined ? undefined : 'Shearwater';
  }
  return kindsOfRoots.get(root);
}

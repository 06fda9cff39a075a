/** A dive of a file: the day in May 2026, and what differs from a plain dive. */
export interface FileDive {
  day: number;
  site?: string;
  /** In metres. */
  depth?: number;
}

/** A UDDF file as other programs write it, to be chosen or dropped. */
export function diveFile(dives: readonly FileDive[], name = 'dives.uddf') {
  const sites = dives.map(
    ({ site = 'House Reef' }, at) => `<site id="s${at}"><name>${site}</name></site>`,
  );
  const logged = dives.map(
    ({ day, depth = 18 }, at) => `<dive id="d${at}">
      <informationbeforedive>
        <link ref="s${at}"/>
        <divenumber>${at + 1}</divenumber>
        <datetime>2026-05-${String(day).padStart(2, '0')}T09:30:00</datetime>
      </informationbeforedive>
      <samples><waypoint><depth>${depth}</depth><divetime>60</divetime></waypoint></samples>
      <informationafterdive>
        <greatestdepth>${depth}</greatestdepth><diveduration>2520</diveduration>
      </informationafterdive>
    </dive>`,
  );
  const text = `<?xml version="1.0" encoding="utf-8"?>
<uddf xmlns="http://www.streit.cc/uddf/3.2/" version="3.2.1">
  <generator><name>Sea Pages</name><version>1.0</version></generator>
  <divesite>${sites.join('')}</divesite>
  <profiledata><repetitiongroup id="g1">${logged.join('')}</repetitiongroup></profiledata>
</uddf>`;
  return { name, mimeType: 'application/xml', buffer: Buffer.from(text) };
}

import type { LostKind } from '@buddyline/domain/dive-log-import';
import { barToPsi } from '@buddyline/domain/units';
import { expect, test } from 'vitest';
import { readText } from '../../testing/files.ts';
import { firstDive, kindsOf, readUddf } from '../../testing/made-files.ts';

const tank = '<tankdata><link ref="m"/><tankvolume>0.011</tankvolume></tankdata>';
const full =
  '<tankdata><tankpressurebegin>21000000</tankpressurebegin><tankpressureend>6000000</tankpressureend></tankdata>';

/** Waypoints with these pressures, bar, by the name of their tank. */
function samples(...waypoints: [ref: string, bar: number][][]): string {
  const texts = waypoints.map((pressures, at) => {
    const nodes = pressures.map(
      ([ref, bar]) =>
        `<tankpressure${ref === '' ? '' : ` ref="${ref}"`}>${bar * 100_000}</tankpressure>`,
    );
    return `<waypoint><depth>${at}</depth><divetime>${at * 60}</divetime>${nodes.join('')}</waypoint>`;
  });
  return `<samples>${texts.join('')}</samples>`;
}

test.each<[string, Parameters<typeof readUddf>[0], [number, number], string[]]>([
  ['before the dive', { before: full }, [210, 60], []],
  ['after the dive', { after: full }, [210, 60], []],
  ['in the dive', { dive: full }, [210, 60], []],
  ['with the equipment', { before: `<equipmentused>${full}</equipmentused>` }, [210, 60], []],
  [
    'two tanks of one gas',
    {
      dive:
        tank +
        tank +
        samples(
          [
            ['m', 210],
            ['m', 205],
          ],
          [
            ['m', 95],
            ['m', 115],
          ],
        ),
    },
    [210, 95],
    [],
  ],
  [
    'two tanks without a name',
    {
      dive: `${tank.replace('<link ref="m"/>', '')}${tank.replace('<link ref="m"/>', '')}${samples(
        [
          ['', 200],
          ['', 180],
        ],
        [
          ['', 60],
          ['', 80],
        ],
      )}`,
    },
    [200, 60],
    [],
  ],
  [
    'two tanks of one gas, before the dive',
    {
      before: tank + tank,
      dive: samples(
        [
          ['m', 200],
          ['m', 220],
        ],
        [
          ['m', 90],
          ['m', 30],
        ],
      ),
    },
    [200, 90],
    [],
  ],
  [
    'a sensor that is silent at times',
    {
      dive:
        tank +
        tank +
        samples(
          [
            ['m', 210],
            ['m', 150],
          ],
          [['m', 140]],
          [
            ['m', 190],
            ['m', 130],
          ],
          [['m', 185]],
        ),
    },
    [210, 185],
    [],
  ],
  [
    'two tanks with sensors that take turns',
    { dive: tank + tank + samples([['m', 210]], [['m', 205]], [['m', 100]], [['m', 120]]) },
    [210, 120],
    ['tanks-of-one-gas'],
  ],
  [
    'two tanks with a gas each',
    {
      dive:
        tank +
        tank.replace('"m"', '"n"') +
        samples(
          [
            ['m', 210],
            ['n', 205],
          ],
          [
            ['n', 115],
            ['m', 95],
          ],
        ),
    },
    [210, 95],
    [],
  ],
])('pressures %s', async (_name, parts, [start, end], kinds) => {
  const dive = firstDive(await readUddf(parts));
  expect(kindsOf(dive)).toEqual(kinds);
  expect(dive.dive).toMatchObject({
    freediveOrScuba: 'SCUBA',
    startPSI: expect.closeTo(barToPsi(start)),
    endPSI: expect.closeTo(barToPsi(end)),
  });
});

test.each([
  ['bar', 210, 55],
  ['psi', 3_000, 700],
  ['kilopascals', 21_000, 5_500],
  ['millibar and hectopascals', 99_000, 55_000],
  ['a lost signal', 65_535_000_000, 51_000_000],
  ['a minus', -21_000_000, -1],
])('%s in a pascal field: both pressures are left out and told', async (_name, begin, end) => {
  const dive = firstDive(
    await readUddf({
      dive: `<tankdata><tankpressurebegin>${begin}</tankpressurebegin><tankpressureend>${end}</tankpressureend></tankdata>`,
    }),
  );
  expect(dive.dive).toMatchObject({ startPSI: null, endPSI: null });
  expect(kindsOf(dive)).toEqual(['pressure-lost', 'pressure-lost']);
});

const waypoint = (inside: string, depth = 0) =>
  `<waypoint><depth>${depth}</depth><divetime>${depth}</divetime>${inside}</waypoint>`;
const gases =
  '<gasdefinitions><mix id="air"><o2>0.21</o2></mix><mix id="ean"><o2>0.32</o2></mix><mix id="tx"><o2>0.18</o2><he>0.45</he></mix></gasdefinitions>';
const things =
  '<diver><owner id="o"><equipment><suit id="s"/><divecomputer id="c"/><camera id="k"/></equipment></owner></diver>';

test.each<[string, Parameters<typeof readUddf>[0], Partial<Record<LostKind, number>>]>([
  ['air', { head: gases, dive: '<tankdata><link ref="air"/></tankdata>' }, {}],
  ['nitrox', { head: gases, dive: '<tankdata><link ref="ean"/></tankdata>' }, { gases: 1 }],
  [
    'gases that were switched to',
    {
      head: gases,
      dive: `<samples>${waypoint('<switchmix ref="tx"/>')}${waypoint('<switchmix ref="ean"/>', 9)}</samples>`,
    },
    { gases: 2, samples: 2 },
  ],
  ['a size', { before: tank }, { 'tank-sizes': 1 }],
  ['a size of 0', { dive: '<tankdata><tankvolume>0</tankvolume></tankdata>' }, {}],
  [
    'a rebreather',
    { dive: `<samples>${waypoint('<divemode type="closedcircuit"/>')}</samples>` },
    { rebreathers: 1 },
  ],
  ['the air', { before: '<airtemperature>301.15</airtemperature>' }, { 'air-temperatures': 1 }],
  [
    'a suit, a computer and a camera',
    {
      head: things,
      before: '<link ref="s"/><equipmentused><link ref="c"/><link ref="k"/></equipmentused>',
    },
    { suits: 1, models: 1, other: 1 },
  ],
  ['one waypoint at the surface', { dive: `<samples>${waypoint('')}</samples>` }, {}],
  ['a profile', { dive: `<samples>${waypoint('')}${waypoint('', 9)}</samples>` }, { samples: 2 }],
  [
    'values of programs that know none',
    {
      after:
        '<rating><ratingvalue>0</ratingvalue></rating><alarms><alarm/></alarms><mood><word> </word></mood>',
    },
    {},
  ],
  [
    'values below',
    { after: '<rating><ratingvalue>8</ratingvalue></rating><alarms><alarm ref="a"/></alarms>' },
    { ratings: 1, other: 1 },
  ],
])('%s: what is lost is told', async (_name, parts, lost) => {
  expect((await readUddf(parts)).lost).toEqual(lost);
});

test.each<[string[], number | null]>([
  [['0', '12', '23'], 23],
  [['23', '22'], 23],
  [['4.5'], 4.5],
  [['0'], null],
  // Per cent, or a part of one: nobody knows.
  [['0.45'], null],
  [['none'], null],
])('waypoints with a CNS of %j', async (values, percent) => {
  const texts = values.map((value, at) => waypoint(`<cns>${value}</cns>`, at));
  const { dive } = firstDive(await readUddf({ dive: `<samples>${texts.join('')}</samples>` }));
  expect(dive.cnsO2).toBe(percent);
});

test('a plan that Subsurface has exported was not made', async () => {
  const head = (model: string) =>
    `<diver><owner id="o"><equipment><divecomputer id="c"><name>x</name><model>${model}</model></divecomputer></equipment></owner></diver>`;
  const before = '<equipmentused><link ref="c"/></equipmentused>';
  const read = async (model: string) => firstDive(await readUddf({ head: head(model), before }));
  expect(await read('planned dive')).toMatchObject({ isMade: false });
  expect(await read('Perdix')).toMatchObject({ isMade: true });
});

/** Version 2, in which everything is in the dive. */
const old = `<uddf version="2.2.0"><profiledata><repetitiongroup id="g"><dive id="d">
  <date><year>2003</year><month>7</month><day>9</day></date><time><hour>14</hour><minute>5</minute></time>
  <divenumber>21</divenumber><greatestdepth>16.2</greatestdepth><lowesttemperature>291.15</lowesttemperature>
  <samples><waypoint><depth>0</depth><divetime>0</divetime><divemode type="apnea"/></waypoint>
  <waypoint><depth>16.2</depth><divetime>2220</divetime></waypoint></samples></dive></repetitiongroup></profiledata></uddf>`;
const inNames = (change: (name: string) => string) =>
  old.replace(
    /(<\/?|\s)([a-z]+)(?=[ >=/])/g,
    (_all, before: string, name: string) => before + change(name),
  );

test.each<[string, string]>([
  ['capitals', inNames((name) => name.toUpperCase())],
  ['a capital first', inNames((name) => name.charAt(0).toUpperCase() + name.slice(1))],
  ['a capital last', inNames((name) => name.slice(0, -1) + name.slice(-1).toUpperCase())],
  ['small letters', old],
  ['capitals in values', old.replace('"apnea"', '"APNEA"')],
  ['a prefix', old.replace(/<(\/?)/g, '<$1U:').replace('version', 'xmlns:U="x" version')],
])('names in %s', async (_name, text) => {
  const { dive } = firstDive(await readText(text));
  expect(dive).toMatchObject({
    date: '2003-07-09',
    timeIn: '14:05',
    diveNumber: 21,
    timeThisDive: 37,
    freediveOrScuba: 'FREEDIVE',
  });
});

test.each<[string, string, string | null]>([
  ['a place', '<location>Dahab</location>', 'Dahab'],
  ['an address', '<address><city>Dahab</city><country>Egypt</country></address>', 'Dahab, Egypt'],
  [
    'a place and an address',
    '<location>Dahab</location><address><province>South Sinai</province><country>Egypt</country></address>',
    'Dahab, South Sinai, Egypt',
  ],
  [
    'a place that has its country',
    '<location>Dahab, EGYPT</location><address><city>Dahab</city><country>Egypt</country></address>',
    'Dahab, EGYPT',
  ],
  [
    'a country within another word',
    '<location>Omantide</location><address><country>Oman</country></address>',
    'Omantide, Oman',
  ],
  ['an address of empty elements', '<address><city/><country/></address>', null],
])('the location of %s', async (_name, geography, location) => {
  const head = `<divesite><site id="s"><name>Canyon</name><geography>${geography}</geography></site></divesite>`;
  const { dive } = firstDive(await readUddf({ head, before: '<link ref="s"/>' }));
  expect(dive).toMatchObject({ site: 'Canyon', location });
});

test('the name of a trip is lost, and told', async () => {
  const trips =
    '<divetrip><trip id="t"><name>Red Sea</name><trippart><name>Dahab</name></trippart></trip><trip id="u"><name/></trip></divetrip>';
  expect((await readUddf({ head: trips })).lost).toEqual({ other: 1 });
});

import { importedDiveSchema } from '@buddyline/domain/dive-log-import';
import { diveLogFixture } from '@buddyline/domain/dive-log-fixture';
import { SaxesParser } from 'saxes';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { subsurfaceOf, uddfOf } from '../testing/files.ts';
import { inBatches } from '../testing/files.ts';
import { surveyDives } from './write-uddf.ts';

/** All that a dive can have, so that every element is written. */
const everything = v.parse(importedDiveSchema, {
  ...diveLogFixture,
  isWreck: true,
  isCave: true,
  isTraining: true,
});

/** The names of the children of each element, by its path without positions. */
function childrenByPath(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    const parent = open.join('/');
    found.set(parent, [...(found.get(parent) ?? []), name]);
    open.push(name);
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return found;
}

test('a UDDF file has its elements in the order of the schema', async () => {
  const children = childrenByPath(await uddfOf([everything]));
  const dive = 'uddf/profiledata/repetitiongroup/dive';
  expect(Object.fromEntries(children)).toMatchObject({
    uddf: ['generator', 'diver', 'divesite', 'gasdefinitions', 'profiledata'],
    'uddf/generator': ['name', 'type', 'version', 'datetime'],
    'uddf/diver': ['owner', 'buddy', 'buddy'],
    'uddf/diver/owner': ['personal', 'equipment'],
    'uddf/diver/owner/personal': ['firstname', 'lastname'],
    'uddf/divesite/site': ['name', 'environment', 'geography', 'sitedata'],
    'uddf/divesite/site/geography': ['location', 'latitude', 'longitude'],
    'uddf/divesite/site/sitedata': ['density', 'wreck', 'cave'],
    [dive]: ['informationbeforedive', 'tankdata', 'samples', 'informationafterdive'],
    [`${dive}/informationbeforedive`]: [
      'link',
      'link',
      'link',
      'divenumber',
      'datetime',
      'surfaceintervalbeforedive',
      'equipmentused',
      'platform',
      'purpose',
    ],
    [`${dive}/tankdata`]: ['tankpressurebegin', 'tankpressureend'],
    [`${dive}/samples/waypoint`]: ['depth', 'divetime', 'divemode'],
    [`${dive}/informationafterdive`]: [
      'greatestdepth',
      'diveduration',
      'lowesttemperature',
      'averagedepth',
      'visibility',
      'current',
      'notes',
      'observations',
    ],
  });
});

test('the required elements of a dive are there even if little is known', async () => {
  const dive = v.parse(importedDiveSchema, { date: '2024-05-06', maxDepth: 60, bottomTime: 40 });
  const children = childrenByPath(await uddfOf([dive]));
  const path = 'uddf/profiledata/repetitiongroup/dive';
  expect(children.get('uddf')).toEqual(['generator', 'diver', 'gasdefinitions', 'profiledata']);
  expect(children.get(path)).toEqual(['informationbeforedive', 'informationafterdive']);
  expect(children.get(`${path}/informationbeforedive`)).toEqual(['datetime']);
  expect(children.get(`${path}/informationafterdive`)?.slice(0, 2)).toEqual([
    'greatestdepth',
    'diveduration',
  ]);
});

test('ids are XML names and unique, and links name them', async () => {
  const text = await uddfOf([everything, { ...everything, site: 'Canyon' }]);
  const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? '');
  const refs = [...text.matchAll(/ ref="([^"]*)"/g)].map(([, id]) => id ?? '');
  expect(ids.filter((id) => !/^[a-z][\w-]*$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(refs.filter((ref) => !ids.includes(ref))).toEqual([]);
});

test('dives without a date are left out and counted; an unknown depth is never 0', async () => {
  const dives = [{ ...everything, date: null }, { ...everything, maxDepth: null }, everything];
  expect(await surveyDives(inBatches(dives))).toMatchObject({
    written: 2,
    undated: 1,
    incomplete: 1,
  });
  const uddf = await uddfOf(dives);
  expect(uddf.match(/<dive /g)).toHaveLength(2);
  expect(uddf.match(/<greatestdepth>/g)).toHaveLength(1);
  const subsurface = await subsurfaceOf(dives);
  expect(subsurface.match(/<dive /g)).toHaveLength(2);
  expect(subsurface.match(/ max=/g)).toHaveLength(1);
});

test('a logbook without dives is a whole file', async () => {
  expect(childrenByPath(await uddfOf([])).get('uddf')).toEqual([
    'generator',
    'diver',
    'gasdefinitions',
  ]);
  expect(childrenByPath(await subsurfaceOf([])).get('divelog')).toEqual([
    'settings',
    'divesites',
    'dives',
  ]);
});

test('a Subsurface file has what its table names', async () => {
  const text = await subsurfaceOf([everything]);
  expect(text).toContain('<divelog program="Buddyline" version="3">');
  expect(text).toContain('time="09:30:00"');
  expect(text).toContain('duration="44:00 min"');
  expect(text).toContain('<depth max="20.1168 m" mean="12.8016 m"/>');
  expect(text).toContain('<weightsystem weight="5.443 kg" description="weight"/>');
  expect(text).toContain('gps="28.572 34.5373"');
  expect(text).toContain('tags="shore, student, wreck, cave, reef"');
  expect(text).toContain('visibility="5"');
  expect(text).toContain('watersalinity="1030 g/l"');
});

import type { ImportedDive, LostKind } from '@buddyline/domain/dive-log-import';
import { expect, test } from 'vitest';
import { firstDive, kindsOf, readSubsurface } from '../../testing/made-files.ts';

const day = "date='2024-05-06' time='09:30:15' duration='42:00 min'";
const planner = "<divecomputer model='planned dive'><depth max='48 m'/></divecomputer>";
const perdix = "<divecomputer model='Perdix'><depth max='24 m'/></divecomputer>";

test.each([
  ['a plan', `<dive ${day}>${planner}</dive>`, ['only-planned']],
  ['two plans of one dive', `<dive ${day}>${planner}${planner}</dive>`, ['only-planned']],
  ['a plan inside a trip', `<trip><dive ${day}>${planner}</dive></trip>`, ['only-planned']],
  [
    'a plan in other letters',
    `<dive ${day}>${planner.replace('planned dive', 'Planned Dive')}</dive>`,
    ['only-planned'],
  ],
  ['one that is not valid', `<dive ${day} invalid='1'>${perdix}</dive>`, ['marked-invalid']],
  [
    'a plan that is not valid',
    `<dive ${day} invalid='1'>${planner}</dive>`,
    ['only-planned', 'marked-invalid'],
  ],
])('%s was not made', async (_name, text, kinds) => {
  const dive = firstDive(await readSubsurface(text));
  expect(dive.isMade).toBe(false);
  expect(kindsOf(dive)).toEqual(kinds);
});

test.each([
  ['a computer', perdix],
  ['a plan and a computer', planner + perdix],
  ['a computer and a plan', perdix + planner],
  ['no computer', ''],
  ["the diver's own hand", perdix.replace('Perdix', 'manually added dive')],
])('a dive with %s was made', async (_name, computers) => {
  const { isMade, dive } = firstDive(await readSubsurface(`<dive ${day}>${computers}</dive>`));
  expect(isMade).toBe(true);
  // Never the depth of the plan.
  expect(dive.maxDepth).not.toBeCloseTo(48 / 0.3048);
});

test('a planned dive that was made has the time, the depth and the samples of its computer', async () => {
  const sample = (depth: number) => `<sample time='1:00 min' depth='${depth} m'/>`;
  const plan = `<divecomputer model='planned dive'>${sample(48)}</divecomputer>`;
  const made = `<divecomputer model='Perdix' date='2024-05-06' time='10:05:40' duration='39:00 min'>${sample(22)}</divecomputer>`;
  const file = await readSubsurface(`<dive ${day}>${plan}${made}</dive>`);
  expect(firstDive(file)).toMatchObject({
    second: 40,
    dive: { timeIn: '10:05', timeThisDive: 39, maxDepth: expect.closeTo(22 / 0.3048) },
  });
  expect(file.lost).toEqual({ samples: 2, models: 1 });
});

test.each<[string, Partial<ImportedDive>]>([
  ['photo', { usedCamera: true }],
  ['Video', { usedCamera: true }],
  ['camera', { usedCamera: true }],
  ['student', { isTraining: true }],
  ['instructor', { isTraining: true }],
  ['training', { isTraining: true }],
  ['fresh', { isFresh: true }],
  ['lake, river', { isFresh: true }],
  ['POOL', { isFresh: true }],
  ['cavern', { isCave: true }],
  ['cave,wreck', { isCave: true, isWreck: true }],
])('the tag %s is kept', async (tags, flags) => {
  const dive = firstDive(await readSubsurface(`<dive ${day} tags='${tags}'/>`));
  expect(dive.dive).toMatchObject(flags);
  expect(dive.notes).toEqual([]);
});

test('tags that say nothing here are told', async () => {
  const dive = firstDive(await readSubsurface(`<dive ${day} tags='night, deep, drift, boat'/>`));
  expect(dive.notes.map(({ value }) => value)).toEqual(['night', 'deep', 'drift']);
});

const cylinder = (rest: string) => `<cylinder ${rest} start='200 bar' end='50 bar'/>`;
const computer = (rest: string, inside = '') =>
  `<divecomputer model='Buddyline' ${rest}>${inside}</divecomputer>`;

test.each<[string, string, string, Partial<Record<LostKind, number>>]>([
  ['nitrox', '', cylinder("o2='32.0%'"), { gases: 1 }],
  ['air that is named', '', cylinder("o2='21.0%' he='0.0%'"), {}],
  [
    'trimix, two decompression gases and oxygen twice',
    '',
    ["o2='18%' he='45%'", "o2='50%'", "o2='99%'", "o2='99%'"].map(cylinder).join(''),
    { gases: 3, cylinders: 3 },
  ],
  ['a size', '', cylinder("size='12.0 l' workpressure='232.0 bar'"), { 'tank-sizes': 1 }],
  ['a rebreather', '', computer("dctype='CCR'"), { rebreathers: 1 }],
  ['a half-closed one', '', computer("dctype='PSCR'"), { rebreathers: 1 }],
  ['a free dive', '', computer("dctype='Freedive'"), {}],
  ['the air', '', "<divetemperature air='28.0 C' water='24.0 C'/>", { 'air-temperatures': 1 }],
  ['a suit', '', '<suit>5 mm</suit>', { suits: 1 }],
  ['a computer', '', "<divecomputer model='Perdix 2' deviceid='1f'/>", { models: 1 }],
  ['air pressure', '', computer('', "<surface pressure='0.8 bar'/>"), { other: 1 }],
  ['OTU and SAC', "otu='49' sac='13.2 l/min'", '', { other: 2 }],
  ['values that are not known', "otu='0' rating='0'", '', {}],
  ['ratings', "rating='4' wavesize='2' surge='1' chill='3'", '', { ratings: 4 }],
  ['what nobody knows', "moonphase='full'", '<mood>good</mood>', { other: 2 }],
  [
    'what a computer tells of itself',
    '',
    computer('', "<extradata key='Serial' value='1f'/><extradata key='Deco model' value='GF'/>"),
    { other: 2 },
  ],
])('%s: what is lost is told', async (_name, attributes, inside, lost) => {
  const file = await readSubsurface(`<dive ${day} ${attributes}>${inside}</dive>`);
  expect(file.lost).toEqual(lost);
});

test('the name of a trip is told to be lost', async () => {
  const file = await readSubsurface(`<trip location='Dahab'><dive ${day}/></trip>`);
  expect(file.lost).toEqual({ other: 1 });
});

test.each<[string, number | null]>([
  ["cns='22%'", 22],
  ["cns='7 %'", 7],
  ["cns='3'", 3],
  ["cns='0%'", null],
  ["cns='?'", null],
  ['', null],
])('%s is the CNS of the dive', async (attribute, percent) => {
  const { dive } = firstDive(await readSubsurface(`<dive ${day} ${attribute}/>`));
  expect(dive.cnsO2).toBe(percent);
});

test.each([
  ["visibility='3'", ['visibility-stars']],
  ["current='1'", ['current-stars']],
  ["visibility='1' current='5'", ['visibility-stars', 'current-stars']],
  ["visibility='0' current='0'", []],
  ['', []],
])('%s: stars that are no distance and no strength are told', async (attributes, kinds) => {
  const dive = firstDive(await readSubsurface(`<dive ${day} ${attributes}/>`));
  expect(kindsOf(dive)).toEqual(kinds);
});

test.each([
  ['0.2 bar', true],
  ['-5 bar', true],
  ['501 bar', true],
  ['9000 psi', true],
  ['1 bar', false],
  ['230 bar', false],
  ['3000 psi', false],
  ['0 bar', false],
])('a tank with %s: its pressure is left out and told is %s', async (start, isTold) => {
  const dive = firstDive(
    await readSubsurface(`<dive ${day}><cylinder start='${start}' end='50 bar'/></dive>`),
  );
  expect(kindsOf(dive)).toEqual(isTold ? ['pressure-lost'] : []);
});

import { expect, test } from 'vitest';
import { firstDive, kindsOf, readSubsurface } from '../testing/made-files.ts';
import { readText } from '../testing/files.ts';

const tomorrow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.each([
  ['0264-01-22', false],
  ['1899-12-31', false],
  ['2610-11-20', false],
  ['9999-12-31', false],
  [tomorrow(3), false],
  [tomorrow(1), true],
  ['1900-01-01', true],
  ['1949-06-30', true],
])('the date %s is kept is %s', async (date, isKept) => {
  const files = [
    await readSubsurface(`<dive date='${date}' duration='42:00 min'/>`),
    await readText(
      `<uddf><dive><informationbeforedive><datetime>${date}T10:00:00</datetime></informationbeforedive>` +
        `<informationafterdive><greatestdepth>18</greatestdepth></informationafterdive></dive></uddf>`,
    ),
    // Nor from what only our files have.
    await readSubsurface(
      `<dive date='2024-05-06' duration='42:00 min'><divecomputer><extradata key='Buddyline date' value='${date}'/></divecomputer></dive>`,
    ),
  ];
  for (const file of files) {
    const dive = firstDive(file);
    expect(dive.dive.date).toBe(isKept ? date : null);
    expect(kindsOf(dive)).toEqual(isKept ? [] : ['date-impossible']);
    expect(dive.isEmpty).toBe(false);
  }
});

const six = ['Ann Lee', 'Bo', 'Cleo', 'Dana', 'Elisa', 'Femke'].map(
  (name) => `${name} Papadopoulou`,
);
const names = six.join(', ');
const elements = {
  buddySignature: `<buddy>${names}</buddy>`,
  divemasterSignature: `<divemaster>${names}</divemaster>`,
};

test.each(['buddySignature', 'divemasterSignature'] as const)(
  '%s: of too many names, whole ones are kept, and all are in the comments',
  async (field) => {
    const dive = firstDive(
      await readSubsurface(
        `<dive date='2024-05-06'>${elements[field]}<notes>Two mantas.</notes></dive>`,
      ),
    );
    expect(dive.dive[field]).toBe(six.slice(0, 5).join(', '));
    expect(dive.dive.comments).toMatch(/^Two mantas\.\n(?:Buddies|Divemaster): /);
    expect(dive.dive.comments).toContain(names);
    expect(kindsOf(dive)).toEqual(['text-in-comments']);
  },
);

test.each([
  [99, 'is kept', []],
  [200, 'is kept', []],
  [201, 'is in the comments', ['text-in-comments']],
  [900, 'is in the comments', ['text-in-comments']],
])('the name of a site with %i letters %s', async (length, _what, kinds) => {
  const name = 'x'.repeat(length);
  const dive = firstDive(
    await readSubsurface(
      "<dive date='2024-05-06' divesiteid='1'/>",
      `<site uuid='1' name='${name}'/>`,
    ),
  );
  expect(dive.dive.site).toBe(name.slice(0, 200));
  expect(dive.dive.comments).toBe(kinds.length === 0 ? null : `Site: ${name}`);
  expect(kindsOf(dive)).toEqual(kinds);
});

test('where the comments have no room, what was cut is told', async () => {
  const notes = 'x'.repeat(4_990);
  const dive = firstDive(
    await readSubsurface(
      `<dive date='2024-05-06'><buddy>${names}</buddy><notes>${notes}</notes></dive>`,
    ),
  );
  expect(dive.dive.comments).toBe(notes);
  expect(kindsOf(dive)).toEqual(['text-cut']);
});

test.each([
  ['&lt;div&gt;&lt;b&gt;Plan&lt;/b&gt;&lt;br&gt;18 m&lt;/div&gt;', 'Plan\n18 m'],
  [
    '&lt;table&gt;&lt;tr&gt;&lt;td&gt;18 m&lt;/td&gt;&lt;td align="left"&gt;42 min&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;5 m&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;',
    '18 m 42 min\n5 m',
  ],
  [
    '&lt;!DOCTYPE HTML&gt;&lt;html&gt;&lt;head&gt;&lt;meta name="qrichtext"/&gt;&lt;style type="text/css"&gt;p { margin: 0 }&lt;/style&gt;&lt;/head&gt;&lt;body&gt;&lt;p style="x"&gt;Two&amp;nbsp;mantas &amp;amp; a turtle&lt;/p&gt;&lt;/body&gt;&lt;/html&gt;',
    'Two mantas & a turtle',
  ],
  [
    'Nice.\n&lt;div&gt;Plan&lt;/div&gt;\n\n\n&lt;p&gt;&amp;#233;t&amp;#xe9;&lt;/p&gt;',
    'Nice.\nPlan\n\nété',
  ],
  ['&lt;ul&gt;&lt;li&gt;mask&lt;/li&gt;&lt;li&gt;fins&lt;/li&gt;&lt;/ul&gt;', 'mask\nfins'],
  ['Depth &lt; 18 m &amp; time &gt; 40', 'Depth < 18 m & time > 40'],
  ['I &lt;3 turtles &lt;four&gt; &amp;amp;', 'I <3 turtles <four> &amp;'],
])('notes %s', async (notes, comments) => {
  const { dive } = firstDive(
    await readSubsurface(`<dive date='2024-05-06'><notes>${notes}</notes></dive>`),
  );
  expect(dive.comments).toBe(comments);
});

test.each<[string, string, string[]]>([
  ["number='12a'", '', ['12a']],
  ["duration='a while'", '', ['a while']],
  ["cns='18 of 100'", '', ['18 of 100']],
  ["time='25:99'", '', ['25:99']],
  ['', "<cylinder start='20 MPa' end='50 bar'/>", ['20 MPa']],
  ['', "<weightsystem weight='4000 g'/>", ['4000 g']],
  ['', "<divetemperature water='297 K'/>", ['297 K']],
  ['', "<divecomputer><depth max='12 fathoms' mean='5 m'/></divecomputer>", ['12 fathoms']],
  ["number='-' duration='n/a'", "<divetemperature water='unknown'/>", []],
])(
  '%s %s: what cannot be read is told, and never another value',
  async (attributes, inside, told) => {
    const dive = firstDive(
      await readSubsurface(`<dive date='2024-05-06' ${attributes}>${inside}</dive>`),
    );
    expect(dive.notes).toEqual(told.map((value) => ({ kind: 'value-unreadable', value })));
  },
);

test.each([
  ['27° 47.0′ N 34° 16.0′ E', ['position-lost']],
  ['north south', ['position-lost']],
  ['27.7833', ['position-lost']],
  ['27.7833 34.2667', []],
  ['0.0 0.0', []],
  ['', []],
])('the position %j', async (gps, kinds) => {
  const dive = firstDive(
    await readSubsurface(
      "<dive date='2024-05-06' divesiteid='1'/>",
      `<site uuid='1' name='Reef' gps='${gps}'/>`,
    ),
  );
  expect(kindsOf(dive)).toEqual(kinds);
});

test('a dive number that is not whole is told', async () => {
  const dive = firstDive(await readSubsurface("<dive date='2024-05-06' number='12.5'/>"));
  expect(dive.notes).toEqual([{ kind: 'value-lost', value: '12.5' }]);
});

import { importedDiveSchema } from '@buddyline/domain/dive-log-import';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readText, subsurfaceOf, uddfOf } from '../testing/files.ts';

test.each([
  ['Linus, Scott', ['Linus', 'Scott']],
  ['Linus Berg & Ann Lee', ['Linus Berg', 'Ann Lee']],
  ['Ann and Bob; Omar', ['Ann', 'Bob', 'Omar']],
  ['عمر عزيز، لينا', ['عمر عزيز', 'لينا']],
  ['عمر و لينا', ['عمر', 'لينا']],
  ['Ann / Bob + Cleo', ['Ann', 'Bob', 'Cleo']],
  ['Sammy Davis, Jr.', ['Sammy Davis Jr.']],
  ['Ann Lee, PADI 123456', ['Ann Lee PADI 123456']],
  ['Andy Sandström', ['Andy Sandström']],
])(
  '%s: each has a name of their own in a file, and the text comes back as it is',
  async (text, people) => {
    const dive = v.parse(importedDiveSchema, {
      date: '2024-05-06',
      maxDepth: 60,
      timeThisDive: 40,
      buddySignature: text,
    });
    const uddf = await uddfOf([dive]);
    const found = [
      ...uddf.matchAll(
        /<buddy [^]*?<firstname>(.*?)<\/firstname>\n<lastname(?:\/>|>(.*?)<\/lastname>)/g,
      ),
    ];
    expect(found.map(([, first, last = '']) => `${first} ${last}`.trim())).toEqual(people);
    const subsurface = await subsurfaceOf([dive]);
    expect(subsurface).toContain(`<buddy>${people.join(', ')}</buddy>`);
    for (const file of [uddf, subsurface]) {
      expect((await readText(file)).dives[0]?.dive.buddySignature).toBe(text);
    }
  },
);

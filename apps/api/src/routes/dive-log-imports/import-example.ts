import { diveLogFixture } from '@buddyline/domain/dive-log-fixture';
import { importedDiveSchema } from '@buddyline/domain/dive-log-import';
import * as v from 'valibot';
import { exampleDiveLog } from '../dive-logs/dive-log-example.ts';

const dive = v.parse(importedDiveSchema, diveLogFixture);

/** An example for the OpenAPI document. */
export const examplePreview = {
  id: '0198c0de-7a11-7000-8000-5eadeadbeefe',
  format: 'uddf',
  generator: 'Sea Pages 1.0',
  dives: [
    {
      n: 1,
      state: 'new',
      duplicateOf: null,
      dive: { ...dive, date: '2026-10-03', timeIn: '10:05', site: 'Canyon' },
      findings: [],
      notes: ['The visibility “WOW” is in the comments.'],
    },
    {
      n: 2,
      state: 'duplicate',
      duplicateOf: exampleDiveLog.id,
      dive,
      findings: [],
      notes: [],
    },
  ],
  lost: { samples: 1_204 },
};

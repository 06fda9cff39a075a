import { diveLogUpdateSchema } from '@buddyline/domain/dive-log';
import { expect, test } from 'vitest';
import { diveLogFields } from './dive-log-fields.ts';

test('every editable field is in the table once', () => {
  const names = Object.values(diveLogFields)
    .flat()
    .map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(diveLogUpdateSchema.entries).toSorted());
});

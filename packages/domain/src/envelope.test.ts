import * as v from 'valibot';
import { expect, test } from 'vitest';
import { failureSchema, pagedSchema, successSchema, userListSchema } from './envelope.ts';
import { fieldErrors } from './issues.ts';
import { messages } from './messages.ts';
import { metaSchema, hasFeature } from './meta.ts';
import { ownProfileSchema } from './user.ts';

const numbers = pagedSchema(v.number());

test('an envelope may lack the fields that only our API sends', () => {
  expect(v.parse(successSchema(numbers), { data: { data: [1], totalPages: '2' } })).toEqual({
    isSuccessful: true,
    message: '',
    data: { data: [1], totalPages: 2 },
  });
  expect(v.is(successSchema(numbers), { isSuccessful: false, data: { data: [] } })).toBe(false);
});

test('the counts of our API are kept', () => {
  const page = { data: [1, 2], totalPages: 3, total: 6, page: 1, limit: 2 };
  expect(v.parse(numbers, page)).toEqual(page);
});

test('the requested page is cut out of a per-user list that is a plain array', () => {
  const all = [1, 2, 3, 4, 5];
  const pageOfTwo = (page: number) => v.parse(userListSchema(v.number(), { page, limit: 2 }), all);
  expect(pageOfTwo(1)).toEqual({ data: [1, 2], totalPages: 3, total: 5 });
  expect(pageOfTwo(3)).toEqual({ data: [5], totalPages: 3, total: 5 });
  expect(pageOfTwo(4)).toEqual({ data: [], totalPages: 3, total: 5 });
  const schema = userListSchema(v.number(), { page: 1, limit: 2 });
  expect(v.parse(schema, [])).toEqual({ data: [], totalPages: 0, total: 0 });
  expect(v.parse(schema, { data: [1], totalPages: 4 })).toMatchObject({ totalPages: 4 });
});

test('a failure may have a message and field errors, or neither', () => {
  expect(v.parse(failureSchema, {})).toEqual({ isSuccessful: false, message: '' });
  const errors = [{ path: 'age', message: 'No' }];
  expect(v.parse(failureSchema, { message: null, errors })).toMatchObject({ message: '', errors });
});

test("issues become field errors with the catalog's texts", () => {
  const { issues = [] } = v.safeParse(ownProfileSchema, {
    fullName: 'Al',
    country: 'Jordan',
    age: 30,
    bio: 4,
  });
  const errors = fieldErrors(issues, (key) => messages[key].message);
  expect(errors[0]).toEqual({
    path: 'fullName',
    message: 'Full Name Must be at least 3 characters',
  });
  expect(errors.at(-1)).toEqual({
    path: 'bio',
    message: 'Invalid type: Expected string but received 4',
  });
});

test('unknown features are kept', () => {
  const meta = v.parse(metaSchema, { name: 'x', version: '1', features: ['logout', 'sonar'] });
  expect(meta.features).toContain('sonar');
  expect(hasFeature(meta, 'logout')).toBe(true);
  expect(hasFeature(meta, 'dashboard')).toBe(false);
});

import { valueCheck } from '@buddyline/tests/described-answers';
import { expect, test } from 'vitest';
import { exampleOf } from './examples.ts';
import { SharedParts } from './shared-parts.ts';

test('a schema may refer to itself: its example ends there, and values of any depth are checked', () => {
  const shared = new SharedParts();
  const describe = (): object => {
    const replies = { type: 'array', items: shared.refer('schemas', 'Reply', describe) };
    const schema = { type: 'object', properties: { replies } };
    return { ...schema, examples: [exampleOf(schema, shared)] };
  };
  const reply = shared.refer('schemas', 'Reply', describe);
  expect(shared.exampleOf(reply.$ref)).toEqual({ replies: [] });
  const flawOf = valueCheck(shared.parts);
  expect(flawOf(reply, { replies: [{ replies: [] }] })).toBeUndefined();
  expect(flawOf(reply, { replies: [{ replies: [{ replies: 1 }] }] })).toMatch(/must be array/);
});

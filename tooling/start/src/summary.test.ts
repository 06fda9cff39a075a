import { expect, test } from 'vitest';
import { readRun } from './summary.mjs';

const task = {
  taskId: '@buddyline/share#check-of-this-test',
  task: 'check-of-this-test',
  command: 'exit 0',
  directory: 'apps/share',
  cache: { status: 'MISS' },
};
const plan = JSON.stringify({ tasks: [task, { ...task, command: '<NONEXISTENT>' }] }, null, 2);

test.each([
  ['alone', plan],
  ['after a warning', `WARNING  turbo is {elsewhere}\n${plan}\n`],
  ['before a warning', `${plan}\nWARNING  turbo is {elsewhere}\n`],
])('the plan of a run is read %s', (_, output) => {
  expect(readRun(output).map(({ title, hasRun }) => ({ title, hasRun }))).toEqual([
    { title: 'share check-of-this-test', hasRun: false },
  ]);
});

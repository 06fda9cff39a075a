import { expect, test } from 'vitest';
import { schedule, type Task } from './schedule.mjs';

async function play(tasks: Task[], capacity: number, failing: string[] = []) {
  const events: string[] = [];
  let running = 0;
  let most = 0;
  await schedule(tasks, {
    capacity,
    async run({ id, weight = 1 }) {
      running += weight;
      most = Math.max(most, running);
      await Promise.resolve();
      events.push(id);
      running -= weight;
      return !failing.includes(id);
    },
    skip: ({ id }, need) => events.push(`${id} skipped for ${need}`),
  });
  return { events, most };
}

test('a task runs after the tasks it needs', async () => {
  const { events } = await play([{ id: 'browser', needs: ['build'] }, { id: 'build' }], 2);
  expect(events).toEqual(['build', 'browser']);
});

test('a failure skips only the tasks that need it, directly or indirectly', async () => {
  const tasks = [
    { id: 'build' },
    { id: 'browser', needs: ['build'] },
    { id: 'report', needs: ['browser'] },
    { id: 'lint' },
  ];
  const { events } = await play(tasks, 2, ['build']);
  expect(events.toSorted()).toEqual([
    'browser skipped for build',
    'build',
    'lint',
    'report skipped for browser',
  ]);
});

test('running tasks do not exceed the capacity, but a task larger than it still runs', async () => {
  const tasks = [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'big', weight: 2 }];
  expect((await play(tasks, 2)).most).toBe(2);
  expect((await play(tasks, 1)).events).toContain('big');
});

test('tasks that wait for each other cause an error instead of a deadlock', async () => {
  const tasks = [
    { id: 'hen', needs: ['egg'] },
    { id: 'egg', needs: ['hen'] },
  ];
  await expect(play(tasks, 2)).rejects.toThrow('hen, egg');
});

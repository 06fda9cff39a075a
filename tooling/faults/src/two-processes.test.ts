import { findDebianProgram, nginx } from '@buddyline/tests/servers/debian-program';
import { hangs } from '@buddyline/tests/time-limits';
import { expect, test } from 'vitest';
import { twoProcesses } from './two-processes.ts';

const program = findDebianProgram(nginx);

// One kill instead of the command's twenty; it starts five servers.
test.skipIf(program === null)(
  'two processes behind nginx: kill -9 of one loses no acknowledged write, and only a POST may fail',
  { timeout: hangs.testMs },
  async () => {
    const { acknowledged, counts, lost } = await twoProcesses(program ?? '', {
      kills: 1,
      signOuts: 1,
    });
    expect(acknowledged).toBeGreaterThan(0);
    expect(lost).toBe(0);
    const { GET, PUT, PATCH, DELETE } = counts;
    expect([GET, PUT, PATCH, DELETE].map(({ failed }) => failed)).toEqual([0, 0, 0, 0]);
  },
);

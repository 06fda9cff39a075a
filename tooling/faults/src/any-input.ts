import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Finding } from './finding.ts';

/**
 * Runs the test of `npm test` with ten times as many requests; it prints the responses by status.
 */
export async function anyInput(requests = 20_000): Promise<Finding> {
  const test = ['exec', 'vitest', 'run', '--project', 'pglite', 'src/routes/any-input.test.ts'];
  const options = {
    cwd: join(import.meta.dirname, '../../../apps/api'),
    env: { ...process.env, ANY_INPUT_REQUESTS: String(requests), NO_COLOR: '1' },
  };
  const { isReached, output } = await promisify(execFile)('pnpm', test, options).then(
    ({ stdout }) => ({ isReached: true, output: stdout }),
    (error: { stdout?: string }) => ({ isReached: false, output: error.stdout ?? '' }),
  );
  return {
    fault: `any input, ${requests} requests`,
    target: 'no 5xx, no undocumented response',
    result: isReached
      ? (/answered by .*$/m.exec(output)?.[0] ?? 'no output')
      : output.slice(-2_000),
    isReached,
  };
}

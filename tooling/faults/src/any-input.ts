import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Finding } from './finding.ts';

/** The test of `npm test`, which sends a tenth of them; it prints the answers by status. */
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
    figure: 'no 5xx, no answer that is not described',
    seen: isReached
      ? (/answered by .*$/m.exec(output)?.[0] ?? 'nothing was said')
      : output.slice(-2_000),
    isReached,
  };
}

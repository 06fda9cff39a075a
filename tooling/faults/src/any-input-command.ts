/** pnpm --filter @buddyline/faults any-input [requests] [pglite|postgres] */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const [requests = '20000', engine = 'pglite'] = process.argv.slice(2);
// The test of `npm test`, which sends a tenth of them; it prints the answers by status.
const { status } = spawnSync(
  'pnpm',
  ['exec', 'vitest', 'run', '--project', engine, 'src/routes/any-input.test.ts'],
  {
    cwd: join(import.meta.dirname, '../../../apps/api'),
    env: { ...process.env, ANY_INPUT_REQUESTS: requests },
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;

import { fileURLToPath } from 'node:url';
import { main } from './src/main.mjs';
import { runAttached } from './src/processes.mjs';
import { install } from './src/workspace.mjs';

/** `npm run pnpm -- …`: pnpm 12 on Node 24, also on a machine that has neither. */
await main({
  script: fileURLToPath(import.meta.url),
  async run() {
    await install();
    return runAttached('pnpm', process.argv.slice(2));
  },
});

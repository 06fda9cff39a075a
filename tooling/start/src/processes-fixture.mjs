// A command like start.mjs with one child. That child's own child ignores SIGTERM and has left the
// process group, as the workers of build tools do.
import { main } from './main.mjs';
import { startProcess } from './processes.mjs';

const stubborn = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('up');`;
const parent = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', ${JSON.stringify(stubborn)}], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.once('data', () => console.log('up'));
  setInterval(() => {}, 1000);
`;

// Keeps writing, also after the reader has closed the pipe.
if (process.argv.includes('--keep-writing')) setInterval(() => process.stdout.write('line\n'), 10);

process.env.BUDDYLINE_TOOLCHAIN = '1';
await main({
  script: '',
  async run() {
    const child = startProcess('fixture', process.execPath, ['-e', parent], {
      onLine: (line) => process.stdout.write(`${line}\n`),
    });
    return child.ended;
  },
});

// A command like start.mjs with one child, whose own child does not listen to SIGTERM and has left
// the process group, as the workers of build tools do.
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

// As a command does whose output is cut off half-way: it goes on writing.
if (process.argv.includes('--talkative')) setInterval(() => process.stdout.write('line\n'), 10);

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

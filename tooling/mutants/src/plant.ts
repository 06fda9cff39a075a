import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from '@buddyline/tests/copied-repository';
import { type Fault, faults } from './faults.ts';

const words = process.argv.slice(2);
const chosen = faults.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
const repository = await copyRepository();
const { root } = repository;
try {
  // Generated files are not in the copy; the API's texts are among them.
  repository.run(
    'packages/i18n',
    'lingui',
    'compile',
    '--typescript',
    '--config',
    'lingui.server.config.ts',
  );
  const missed = chosen.filter((fault) => !isFound(fault));
  console.log(`${chosen.length - missed.length} found, ${missed.length} not found`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await repository.remove();
}

/** Plants the fault in the copy, runs its tests, and takes it out again. */
function isFound(fault: Fault): boolean {
  const file = join(root, fault.file);
  const source = readFileSync(file, 'utf8');
  if (source.split(fault.from).length !== 2) {
    console.log(`NOT FOUND  ${fault.name}: '${fault.from}' is not once in ${fault.file}`);
    return false;
  }
  writeFileSync(
    file,
    source.replace(fault.from, () => fault.to),
  );
  const since = Date.now();
  const cwd = join(root, fault.folder);
  const report = join(root, '.planted.json');
  const args = ['run', ...fault.tests, '--reporter=json', `--outputFile=${report}`];
  const { status } = spawnSync(join(cwd, 'node_modules/.bin/vitest'), args, { cwd });
  writeFileSync(file, source);
  const failed = status === 0 ? 0 : failuresIn(report);
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  const found = failed > 0 ? 'found' : 'NOT FOUND';
  console.log(`${found}  ${fault.name} (${failed} tests failed, ${seconds} s)`);
  return failed > 0;
}

/** 0 where no test ran: such as after an import that fails, which finds nothing. */
function failuresIn(report: string): number {
  if (!existsSync(report)) return 0;
  const { numFailedTests }: { numFailedTests: number } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  return numFailedTests;
}

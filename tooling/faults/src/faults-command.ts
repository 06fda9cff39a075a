/** pnpm --filter @buddyline/faults all, or: ... fault <name> [amount] */
import { faults } from './faults.ts';
import { type Finding, table } from './finding.ts';

const [name, amount] = process.argv.slice(2);
const chosen = Object.entries(faults).filter(([known]) => name === undefined || known === name);
if (chosen.length === 0) {
  console.error(`There is no fault ${name}: choose ${Object.keys(faults).join(', ')}.`);
  process.exit(1);
}
const findings: Finding[] = [];
for (const [known, run] of chosen) {
  console.error(`… ${known}`);
  const finding = run(amount === undefined ? undefined : Number(amount));
  // A fault that cannot be run must not stop the others.
  findings.push(await finding.catch((error: unknown) => failed(known, error)));
}
console.log(table(findings));
process.exitCode = findings.every(({ isReached }) => isReached) ? 0 : 1;

function failed(fault: string, error: unknown): Finding {
  return { fault, target: 'can be run', result: String(error), isReached: false };
}

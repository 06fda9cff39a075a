import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';

/** In this process: recheck would otherwise start a thread and a program of another language. */
process.env['RECHECK_SYNC_BACKEND'] = 'pure';

/**
 * The time limit is twenty times what the slowest expression of the repository needs, so that a busy machine gets the
 * same answers. Without one, `/\p{N}{1,30}$/u` kept the lint busy for an hour.
 */
const limits = {
  timeout: 120_000,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  attackLimit: 10_000_000,
  maxAttackStringSize: 30_000,
};

/** Expressions that were found to be linear; all of the repository take half a minute. */
const folder = join(import.meta.dirname, '../../node_modules/.cache');
const cache = join(folder, 'linear-expressions-4.5.0.txt');
const linear = new Set(existsSync(cache) ? readFileSync(cache, 'utf8').split('\n') : []);

/** Why an expression is refused: the time that it takes for some text, or that nobody can tell. */
export function problemOf(pattern: string, flags: string): string | undefined {
  // Without repetition the time is bounded by the pattern.
  if (!/[*+{]/.test(pattern)) return undefined;
  const key = JSON.stringify([pattern, flags]);
  if (linear.has(key)) return undefined;
  const problem = analyse(pattern, flags);
  if (problem === undefined) {
    linear.add(key);
    mkdirSync(folder, { recursive: true });
    appendFileSync(cache, `${key}\n`);
  }
  return problem;
}

function analyse(pattern: string, flags: string): string | undefined {
  const result = checkSync(pattern, flags, limits);
  switch (result.status) {
    case 'safe':
      return undefined;
    case 'vulnerable':
      return `Its time is ${result.complexity.summary}, for example with ${result.attack.pattern}: bound its repetitions, or split the text without an expression.`;
    case 'unknown':
      return `Nobody can tell how long it takes (${result.error.kind}): write it more simply.`;
  }
}

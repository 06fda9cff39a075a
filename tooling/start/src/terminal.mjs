/** An expected failure, with advice and the output that shows the cause. */
export class StartError extends Error {
  /**
   * @param {string} message
   * @param {string} [advice]
   * @param {string} [output]
   */
  constructor(message, advice = '', output = '') {
    super(message);
    this.advice = advice;
    this.output = output;
  }
}

const colours = process.stdout.isTTY && !process.env.NO_COLOR;

/** @param {string} code @param {string} text */
const paint = (code, text) => (colours ? `\u001B[${code}m${text}\u001B[0m` : text);
/** @param {string} text */
export const dim = (text) => paint('2', text);
/** @param {string} text */
export const bold = (text) => paint('1', text);
/** @param {string} text */
export const red = (text) => paint('31', text);
/** @param {string} text */
export const green = (text) => paint('32', text);

/** @param {string} line */
export function say(line) {
  shown = '';
  process.stdout.write(`${line}\n`);
}

let shown = '';

/**
 * Prints a line of progress. On a terminal it replaces the previous line of the same progress.
 * @param {string} line ends with a percentage
 */
export function sayProgress(line) {
  const topic = line.replace(/(?<!\d)\d+ ?%[^%]*$/, '');
  const replace = process.stdout.isTTY && topic === shown;
  say(replace ? `\u001B[1A\u001B[2K${line}` : line);
  shown = topic;
}

/** @param {number} since from `Date.now()` */
export function duration(since) {
  const seconds = (Date.now() - since) / 1000;
  return seconds < 60
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/**
 * Runs a step, and prints its title before and its duration after it.
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(title, work) {
  const since = Date.now();
  say(`${dim('·')} ${title}`);
  const result = await work();
  say(`${green('✓')} ${title} ${dim(duration(since))}`);
  return result;
}

/** @param {unknown} error */
export function explain(error) {
  if (!(error instanceof StartError)) {
    say(red(error instanceof Error ? (error.stack ?? error.message) : String(error)));
    return;
  }
  if (error.output.trim() !== '') say(dim(tail(error.output, 30)));
  say(red(`✗ ${error.message}`));
  if (error.advice) say(`  ${error.advice}`);
}

/** @param {string} text @param {number} lines */
export function tail(text, lines) {
  return text.trimEnd().split('\n').slice(-lines).join('\n');
}

import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { issueText } from '@buddyline/domain/issues';
import { messages } from '@buddyline/domain/messages';
import * as v from 'valibot';
import { CommandError } from './command-error.ts';

/** Reads the operator's answers from the environment, else from the terminal or a pipe. */
export interface Answers {
  ask<T>(question: Question<T>): Promise<T>;
  /** Like `ask`, but does not echo the answer; a terminal is asked twice. */
  askSecret<T>(question: Question<T>): Promise<T>;
  close(): void;
}

export interface Question<T> {
  /** The prompt, such as 'Email address'. */
  label: string;
  /** The environment variable that may hold the answer. */
  variable: string;
  schema: v.GenericSchema<string, T>;
}

type Input = NodeJS.ReadableStream & { isTTY?: boolean };

export function openAnswers(
  env: Record<string, string | undefined>,
  input: Input = process.stdin,
  output: NodeJS.WritableStream = process.stderr,
): Answers {
  const isTerminal = input.isTTY === true;
  let isSilent = false;
  // Readline echoes the input to its output, and this one can be muted.
  const echo = new Writable({
    write: (chunk, _encoding, done) => {
      if (!isSilent) output.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input, output: echo, terminal: isTerminal });
  reader.once('SIGINT', () => process.exit(130));
  const lines = reader[Symbol.asyncIterator]();

  const readLine = async (question: Question<unknown>, label: string): Promise<string> => {
    if (isTerminal) output.write(`${label}: `);
    const { value, done } = await lines.next();
    if (!done) return value;
    throw new CommandError(
      `No answer for "${question.label}": type it, pipe it in, or set ${question.variable}.`,
    );
  };
  const readSecret = async (question: Question<unknown>, label: string): Promise<string> => {
    isSilent = true;
    const line = await readLine(question, label).finally(() => (isSilent = false));
    if (isTerminal) output.write('\n');
    return line;
  };

  return {
    ask: async (question) =>
      check(question, env[question.variable] || (await readLine(question, question.label))),
    askSecret: async (question) => {
      const given = env[question.variable];
      if (given) return check(question, given);
      const first = await readSecret(question, question.label);
      const answer = check(question, first);
      const isRepeated = !isTerminal || (await readSecret(question, 'Once more')) === first;
      if (!isRepeated) throw new CommandError('The two answers differ: nothing was changed.');
      return answer;
    },
    close: () => reader.close(),
  };
}

function check<T>({ label, schema }: Question<T>, text: string): T {
  const result = v.safeParse(schema, text);
  if (result.success) return result.output;
  const reason = issueText(result.issues[0].message, (key) => messages[key].message);
  throw new CommandError(`${label}: ${reason}`);
}

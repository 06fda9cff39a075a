import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { openAnswers } from './answers.ts';
import { emailQuestion, nameQuestion, passwordQuestion } from './questions.ts';

/** A terminal or a pipe that enters `lines` and records the output. */
function typing(lines: string[], { isTTY }: { isTTY: boolean }) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  input.write(lines.map((line) => `${line}\n`).join(''));
  const shown = () => String(output.read() ?? '');
  return { answers: openAnswers({}, input, output), input, shown };
}

describe('answers', () => {
  test('come from the environment without a question', async () => {
    const { input, output } = { input: new PassThrough(), output: new PassThrough() };
    const answers = openAnswers({ ADMIN_EMAIL: ' ada@example.org ' }, input, output);
    expect(await answers.ask(emailQuestion)).toBe('ada@example.org');
    expect(output.read()).toBeNull();
  });

  test('are asked for when the environment variables are empty', async () => {
    const input = new PassThrough();
    input.end('ada@example.org\nsecret\n');
    const answers = openAnswers({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }, input, new PassThrough());
    expect(await answers.ask(emailQuestion)).toBe('ada@example.org');
    expect(await answers.askSecret(passwordQuestion)).toBe('secret');
  });

  test('are read line by line from a pipe', async () => {
    const { answers, shown } = typing(['ada@example.org', 'Ada  Marsh', 'secret'], {
      isTTY: false,
    });
    expect(await answers.ask(emailQuestion)).toBe('ada@example.org');
    expect(await answers.ask(nameQuestion)).toBe('Ada Marsh');
    expect(await answers.askSecret(passwordQuestion)).toBe('secret');
    expect(shown()).toBe('');
  });

  test('a password is asked for twice on a terminal and never shown', async () => {
    const { answers, shown } = typing(['hidden-one', 'hidden-one'], { isTTY: true });
    expect(await answers.askSecret(passwordQuestion)).toBe('hidden-one');
    expect(shown()).toBe('Password: \nOnce more: \n');
  });

  test('two different passwords are an error', async () => {
    const { answers } = typing(['hidden-one', 'hidden-two'], { isTTY: true });
    await expect(answers.askSecret(passwordQuestion)).rejects.toThrow('The two answers differ');
  });

  test.each([
    ['nobody', emailQuestion, 'Email address: Enter an email address, such as mira@example.com.'],
    ['Ada', nameQuestion, 'Full Name Must Be At least containing 2 names.'],
    ['12345', passwordQuestion, 'New Password Must Be at least 6 characters.'],
  ])('%s is refused with the reason', async (line, question, reason) => {
    const { answers } = typing([line], { isTTY: false });
    await expect(answers.ask(question)).rejects.toThrow(reason);
  });

  test('an input that ends early is an error that names the missing answer', async () => {
    const { answers, input } = typing([], { isTTY: false });
    input.end();
    await expect(answers.ask(nameQuestion)).rejects.toThrow('set ADMIN_NAME');
  });
});

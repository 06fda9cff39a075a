import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { Connection } from './connection.ts';
import { isAmong } from './networks.ts';
import { overdue } from './undelivered.ts';

const limits = { patienceMs: 90_000, perCaller: 2, bytes: 1_000 };

/** Answers as `[caller, bytes, seconds]`; the indexes of those that end. */
function endedOf(
  answers: [caller: string, bytes: number, seconds: number][],
  isMany = (_caller: string) => false,
): number[] {
  const undelivered = answers.map(([caller, bytes, seconds]) => {
    return { connection: new Connection(new Socket()), caller, bytes, stalledMs: seconds * 1000 };
  });
  const ended = overdue(undelivered, limits, isMany);
  return undelivered.flatMap(({ connection }, index) =>
    ended.includes(connection) ? [index] : [],
  );
}

test('what stands still for too long', () => {
  expect(
    endedOf([
      ['a', 1, 89],
      ['b', 1, 90],
    ]),
  ).toEqual([1]);
});

test('of a caller who leaves many lying, those that stand still longest', () => {
  expect(
    endedOf([
      ['a', 1, 6],
      ['a', 1, 9],
      ['a', 1, 7],
      ['b', 1, 80],
    ]),
  ).toEqual([1]);
});

test('not of a caller who takes many at once, nor of a proxy', () => {
  expect(
    endedOf([
      ['a', 1, 4],
      ['a', 1, 3],
      ['a', 1, 2],
    ]),
  ).toEqual([]);
  expect(
    endedOf(
      [
        ['a', 1, 6],
        ['a', 1, 9],
        ['a', 1, 7],
      ],
      () => true,
    ),
  ).toEqual([]);
});

test('when all hold too much, whoever holds most gives way', () => {
  expect(
    endedOf([
      ['a', 600, 1],
      ['b', 400, 80],
      ['a', 200, 2],
    ]),
  ).toEqual([2]);
  expect(
    endedOf([
      ['a', 600, 1],
      ['a', 700, 2],
      ['b', 400, 80],
    ]),
  ).toEqual([1]);
});

test('addresses of one household are one caller; a proxy is known by its own address', () => {
  const answers: Parameters<typeof endedOf>[0] = [6, 9, 7].map((seconds) => [
    `2001:db8::${seconds}`,
    1,
    seconds,
  ]);
  expect(endedOf(answers)).toEqual([1]);
  expect(endedOf(answers, isAmong(['2001:db8::/64']))).toEqual([]);
});

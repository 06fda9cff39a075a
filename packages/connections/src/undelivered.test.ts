import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { Connection } from './connection.ts';
import { networkMatcher } from './networks.ts';
import { connectionsToClose } from './undelivered.ts';

const limits = {
  stallTimeoutMs: 90_000,
  maxStalledPerClient: 2,
  maxStalledPerProxy: 3,
  maxBytes: 1_000,
};

/** Takes responses as `[caller, bytes, seconds]`; returns the indexes of the closed ones. */
function closedIndexes(
  answers: [caller: string, bytes: number, seconds: number][],
  isProxy = (_caller: string) => false,
): number[] {
  const undelivered = answers.map(([caller, bytes, seconds]) => {
    return { connection: new Connection(new Socket()), caller, bytes, stalledMs: seconds * 1000 };
  });
  const ended = connectionsToClose(undelivered, limits, isProxy);
  return undelivered.flatMap(({ connection }, index) =>
    ended.includes(connection) ? [index] : [],
  );
}

test('closes a response without progress for too long', () => {
  expect(
    closedIndexes([
      ['a', 1, 89],
      ['b', 1, 90],
    ]),
  ).toEqual([1]);
});

test('closes the longest stalled of a client with too many stalled responses', () => {
  expect(
    closedIndexes([
      ['a', 1, 6],
      ['a', 1, 9],
      ['a', 1, 7],
      ['b', 1, 80],
    ]),
  ).toEqual([1]);
});

test('closes neither many responses that make progress, nor as many stalled ones of a proxy', () => {
  expect(
    closedIndexes([
      ['a', 1, 4],
      ['a', 1, 3],
      ['a', 1, 2],
    ]),
  ).toEqual([]);
  expect(
    closedIndexes(
      [
        ['a', 1, 6],
        ['a', 1, 9],
        ['a', 1, 7],
      ],
      () => true,
    ),
  ).toEqual([]);
  expect(
    closedIndexes(
      [
        ['a', 1, 6],
        ['a', 1, 9],
        ['a', 1, 7],
        ['a', 1, 8],
      ],
      () => true,
    ),
  ).toEqual([1]);
});

test('above the total limit, the client with the most bytes is closed first', () => {
  expect(
    closedIndexes([
      ['a', 600, 1],
      ['b', 400, 80],
      ['a', 200, 2],
    ]),
  ).toEqual([2]);
  expect(
    closedIndexes([
      ['a', 600, 1],
      ['a', 700, 2],
      ['b', 400, 80],
    ]),
  ).toEqual([1]);
});

test('IPv6 addresses of one household count as one client, unless they are proxies', () => {
  const answers: Parameters<typeof closedIndexes>[0] = [6, 9, 7].map((seconds) => [
    `2001:db8::${seconds}`,
    1,
    seconds,
  ]);
  expect(closedIndexes(answers)).toEqual([1]);
  expect(closedIndexes(answers, networkMatcher(['2001:db8::/64']))).toEqual([]);
});

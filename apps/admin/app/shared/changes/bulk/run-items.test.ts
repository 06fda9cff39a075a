import { expect, it, vi } from 'vitest';
import { type Calls, type Outcome, runItems } from './run-items.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`);
const ok = (sent: string[]): Outcome[] => sent.map((id) => ({ id, ok: true }));

/** Runs, and collects the calls and the outcomes. */
async function run(count: number, calls: Calls, stopAfter = Number.POSITIVE_INFINITY) {
  const outcomes: Outcome[] = [];
  const end = await runItems(ids(count), calls, {
    onOutcomes: (known) => outcomes.push(...known),
    isStopped: () => outcomes.length >= stopAfter,
  });
  return { ...end, outcomes };
}

it('sends so many items in each call, one call after another', async () => {
  let inFlight = 0;
  const send = vi.fn(async (sent: string[]) => {
    inFlight += 1;
    expect(inFlight).toBe(1);
    await Promise.resolve();
    inFlight -= 1;
    return ok(sent);
  });
  const { outcomes, rest, error } = await run(60, { perCall: 25, atOnce: 1, send });
  expect(send.mock.calls.map(([sent]) => sent.length)).toEqual([25, 25, 10]);
  expect(outcomes.map(({ id }) => id)).toEqual(ids(60));
  expect({ rest, error }).toEqual({ rest: [], error: null });
});

it('sends three calls at the same time, and no more', async () => {
  let inFlight = 0;
  let most = 0;
  const send = async (sent: string[]) => {
    inFlight += 1;
    most = Math.max(most, inFlight);
    await new Promise((resolve) => setTimeout(resolve));
    inFlight -= 1;
    return ok(sent);
  };
  const { outcomes } = await run(10, { perCall: 1, atOnce: 3, send });
  expect(most).toBe(3);
  expect(outcomes).toHaveLength(10);
});

it('an item is sent once, even if it was given twice', async () => {
  const send = vi.fn(async (sent: string[]) => ok(sent));
  await runItems(['1', '2', '1'], { perCall: 1, atOnce: 1, send }, watchNothing);
  expect(send.mock.calls).toEqual([[['1']], [['2']]]);
});

it('goes on after a refusal', async () => {
  const send = async (sent: string[]) =>
    sent.map((id) =>
      id === '2' ? { id, ok: false, message: 'The last administrator.' } : { id, ok: true },
    );
  const { outcomes, rest } = await run(4, { perCall: 1, atOnce: 3, send });
  expect(outcomes.filter((outcome) => !outcome.ok)).toEqual([
    { id: '2', ok: false, message: 'The last administrator.' },
  ]);
  expect(outcomes).toHaveLength(4);
  expect(rest).toEqual([]);
});

it('when stopped, completes the calls in flight, and says what is left', async () => {
  const send = async (sent: string[]) => ok(sent);
  const { outcomes, rest, error } = await run(100, { perCall: 25, atOnce: 1, send }, 50);
  expect(outcomes.map(({ id }) => id)).toEqual(ids(50));
  expect(rest).toEqual(ids(100).slice(50));
  expect(error).toBeNull();
});

it('without a connection, sends nothing more, and counts the lost call as left', async () => {
  const lost = new TypeError('Failed to fetch');
  const send = vi.fn(async (sent: string[]) => {
    if (sent.includes('26')) throw lost;
    return ok(sent);
  });
  const { outcomes, rest, error } = await run(100, { perCall: 25, atOnce: 1, send });
  expect(send).toHaveBeenCalledTimes(2);
  expect(outcomes).toHaveLength(25);
  expect(rest).toEqual(ids(100).slice(25));
  expect(error).toBe(lost);
});

it('the other calls in flight are completed when one is lost', async () => {
  const send = async ([id = '']: string[]) => {
    if (id === '1') throw new TypeError('Failed to fetch');
    await new Promise((resolve) => setTimeout(resolve));
    return ok([id]);
  };
  const { outcomes, rest } = await run(9, { perCall: 1, atOnce: 3, send });
  expect(outcomes.map(({ id }) => id)).toEqual(['2', '3']);
  expect(rest).toEqual(['1', '4', '5', '6', '7', '8', '9']);
});

it('an item that an answer leaves out is left', async () => {
  const send = async (sent: string[]) => ok(sent.slice(1));
  const { rest } = await run(3, { perCall: 25, atOnce: 1, send });
  expect(rest).toEqual(['1']);
});

const watchNothing = { onOutcomes: () => {}, isStopped: () => false };

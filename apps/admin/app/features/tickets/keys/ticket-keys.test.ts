import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTicketKeys, heldMs, type TicketKey, type TicketOnScreen } from './ticket-keys.ts';

const ids = ['1', '2', '3', '4', '5'];
let saved: string[];
/** Where the last step leads; `draw` shows it, as the router does some time later. */
let going: string;
let arrival: Promise<boolean>;
let keys: ReturnType<typeof createTicketKeys>;
let onHeld: ReturnType<typeof vi.fn<TicketOnScreen['onHeld']>>;

function ticket(id: string, known = ids): TicketOnScreen {
  const at = ids.indexOf(id);
  return {
    id,
    status: 'OPEN',
    save: (status) => saved.push(`${id} ${status}`),
    neighbour(key) {
      const next = ids[at + (key === 'n' ? 1 : -1)];
      if (next === undefined) return null;
      if (!known.includes(next)) return 'coming';
      return {
        id: next,
        go: () => {
          going = next;
          return arrival;
        },
      };
    },
    onHeld,
  };
}

function draw(known?: string[]) {
  keys.leave();
  keys.show(ticket(going, known));
}

let now: number;
function press(letters: string, pauseMs = 200) {
  for (const letter of letters) {
    now += pauseMs;
    if ('opcnk'.includes(letter)) keys.press(letter as TicketKey, now);
    else keys.letter(now);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  [saved, going, now] = [[], '1', 0];
  arrival = Promise.resolve(true);
  onHeld = vi.fn<TicketOnScreen['onHeld']>();
  keys = createTicketKeys();
  keys.show(ticket('1'));
});
afterEach(() => vi.useRealTimers());

describe('a status set by a key', () => {
  it('is shown at once and saved a moment later', () => {
    press('c');
    expect(onHeld).toHaveBeenLastCalledWith('CLOSED');
    expect(saved).toEqual([]);
    vi.advanceTimersByTime(heldMs);
    expect(saved).toEqual(['1 CLOSED']);
  });

  it('is saved at once by the step to the next ticket, and by leaving the page', () => {
    press('cn');
    expect(saved).toEqual(['1 CLOSED']);
    draw();
    press('p');
    keys.leave();
    expect(saved).toEqual(['1 CLOSED', '2 PENDING']);
  });

  it('is taken back by Escape, by a second choice and by any other letter', () => {
    press('c');
    keys.escape();
    press('p');
    press('x');
    press('co');
    vi.advanceTimersByTime(heldMs);
    expect(saved).toEqual([]);
    press('cp');
    vi.advanceTimersByTime(heldMs);
    expect(saved).toEqual(['1 PENDING']);
  });

  it('is set right after Escape, which ends the word that was being typed', () => {
    press('co');
    keys.escape();
    press('p');
    vi.advanceTimersByTime(heldMs);
    expect(saved).toEqual(['1 PENDING']);
  });

  it.each(['copy', 'cop', 'pop', 'can', 'open', 'close', 'console'])(
    'is not set by typing %s',
    (word) => {
      press(word, 100);
      vi.advanceTimersByTime(heldMs);
      expect(saved).toEqual([]);
      expect(going).toBe('1');
    },
  );
});

describe('keys quicker than the page', () => {
  it('belong to the ticket that the step leads to', () => {
    press('cncnpn', 30);
    expect(saved).toEqual(['1 CLOSED']);
    draw();
    expect(saved).toEqual(['1 CLOSED', '2 CLOSED']);
    draw();
    expect(saved).toEqual(['1 CLOSED', '2 CLOSED', '3 PENDING']);
    expect(going).toBe('4');
  });

  it('wait until it is known which ticket follows', () => {
    keys.update(ticket('1', ['1']));
    press('ncn', 30);
    expect(going).toBe('1');
    keys.update(ticket('1', ['1', '2']));
    expect(going).toBe('2');
    draw(['1', '2']);
    expect(saved).toEqual(['2 CLOSED']);
    keys.update(ticket('2'));
    expect(going).toBe('3');
  });

  it('are forgotten with Escape, with another letter, and when another ticket is shown', () => {
    press('nc');
    keys.escape();
    draw();
    press('nce');
    draw();
    press('nc');
    going = '1';
    draw();
    vi.advanceTimersByTime(heldMs);
    expect(saved).toEqual([]);
  });

  it('belong to the ticket on the screen again when the step led nowhere', async () => {
    arrival = Promise.resolve(false);
    press('n');
    await arrival;
    press('c');
    vi.advanceTimersByTime(heldMs);
    expect(saved).toEqual(['1 CLOSED']);
  });

  it('at the end of the list are those of the last ticket', () => {
    going = '5';
    draw();
    press('nc');
    vi.advanceTimersByTime(heldMs);
    expect(saved).toEqual(['5 CLOSED']);
  });
});

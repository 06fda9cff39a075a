import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTicketKeys, heldMs, type TicketKey, type TicketOnScreen } from './ticket-keys.ts';

const ids = ['1', '2', '3', '4', '5'];
const names = { r: 'reply', a: 'taker', u: 'priority' };
let saved: string[];
/** The ticket that the last step navigates to; `showNext` shows it, as the router does later. */
let target: string;
let navigation: Promise<boolean>;
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
      if (!known.includes(next)) return 'loading';
      return {
        id: next,
        go: () => {
          target = next;
          return navigation;
        },
      };
    },
    open: (key) => saved.push(`${id} ${names[key]}`),
    onHeld,
  };
}

function showNext(known?: string[]) {
  keys.leave();
  keys.show(ticket(target, known));
}

let now: number;
function press(letters: string, pauseMs = 200) {
  for (const letter of letters) {
    now += pauseMs;
    if ('opcnkrau'.includes(letter)) keys.press(letter as TicketKey, now);
    else keys.letter(now);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  [saved, target, now] = [[], '1', 0];
  navigation = Promise.resolve(true);
  onHeld = vi.fn<TicketOnScreen['onHeld']>();
  keys = createTicketKeys();
  keys.show(ticket('1'));
});
afterEach(() => vi.useRealTimers());

describe('a status set by a key', () => {
  it('is shown at once and saved after a delay', () => {
    press('c');
    expect(onHeld).toHaveBeenLastCalledWith('CLOSED');
    expect(saved).toEqual([]);
    vi.advanceTimersByTime(heldMs);
    expect(saved).toEqual(['1 CLOSED']);
  });

  it('is saved without the delay by a step to the next ticket, and by leaving the page', () => {
    press('cn');
    expect(saved).toEqual(['1 CLOSED']);
    showNext();
    press('p');
    keys.leave();
    expect(saved).toEqual(['1 CLOSED', '2 PENDING']);
  });

  it('is cancelled by Escape, by another status and by any other letter', () => {
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

  it('is set by a key right after Escape, which ends a typed word', () => {
    press('co');
    keys.escape();
    press('p');
    vi.advanceTimersByTime(heldMs);
    expect(saved).toEqual(['1 PENDING']);
  });

  it('is set by a key as soon as the field of the reply is left', () => {
    press('r');
    press('p', 100);
    vi.advanceTimersByTime(heldMs);
    expect(saved).toEqual(['1 reply', '1 PENDING']);
  });

  it('a letter tells whether it has cancelled anything, or is part of a word', () => {
    expect(keys.letter(0)).toBe(false);
    keys.press('c', 1000);
    expect(keys.letter(2000)).toBe(true);
    keys.press('c', 3000);
    keys.press('o', 3050);
    expect(keys.letter(3100)).toBe(true);
    expect(keys.letter(4000)).toBe(false);
  });

  it.each(['copy', 'cop', 'pop', 'can', 'open', 'close', 'console'])(
    'is not set by typing %s',
    (word) => {
      press(word, 100);
      vi.advanceTimersByTime(heldMs);
      expect(saved).toEqual([]);
      expect(target).toBe('1');
    },
  );
});

describe('keys pressed before the next ticket is shown', () => {
  it('apply to the ticket that the step navigates to', () => {
    press('cncnpn', 30);
    expect(saved).toEqual(['1 CLOSED']);
    showNext();
    expect(saved).toEqual(['1 CLOSED', '2 CLOSED']);
    showNext();
    expect(saved).toEqual(['1 CLOSED', '2 CLOSED', '3 PENDING']);
    expect(target).toBe('4');
  });

  it('are queued until the next ticket is known', () => {
    keys.update(ticket('1', ['1']));
    press('ncn', 30);
    expect(target).toBe('1');
    keys.update(ticket('1', ['1', '2']));
    expect(target).toBe('2');
    showNext(['1', '2']);
    expect(saved).toEqual(['2 CLOSED']);
    keys.update(ticket('2'));
    expect(target).toBe('3');
  });

  it('are dropped by Escape, by another letter, and when a different ticket is shown', () => {
    press('nc');
    keys.escape();
    showNext();
    press('nce');
    showNext();
    press('nc');
    target = '1';
    showNext();
    vi.advanceTimersByTime(heldMs);
    expect(saved).toEqual([]);
  });

  it('apply to the current ticket again if the navigation failed', async () => {
    navigation = Promise.resolve(false);
    press('n');
    await navigation;
    press('c');
    vi.advanceTimersByTime(heldMs);
    expect(saved).toEqual(['1 CLOSED']);
  });

  it('apply to the last ticket at the end of the list', () => {
    target = '5';
    showNext();
    press('nc');
    vi.advanceTimersByTime(heldMs);
    expect(saved).toEqual(['5 CLOSED']);
  });
});

describe('the key of the reply', () => {
  it('begins a reply, also on the ticket to which a step leads', () => {
    press('r');
    press('nr');
    expect(saved).toEqual(['1 reply']);
    showNext();
    expect(saved).toEqual(['1 reply', '2 reply']);
  });

  it('leaves a status that was set before it', () => {
    press('pr');
    vi.advanceTimersByTime(heldMs);
    expect(saved).toEqual(['1 reply', '1 PENDING']);
  });

  it('waits for the ticket while it is being fetched', () => {
    keys.leave();
    press('r');
    expect(saved).toEqual([]);
    keys.show(ticket('1'));
    expect(saved).toEqual(['1 reply']);
  });

  it('is for the ticket to which several steps lead, and for no other', () => {
    press('nnr');
    showNext();
    expect(saved).toEqual([]);
    showNext();
    expect(saved).toEqual(['3 reply']);
    press('nr');
    target = '2';
    showNext();
    expect(saved).toEqual(['3 reply']);
  });

  it('does nothing as part of a typed word', () => {
    press('port', 50);
    vi.advanceTimersByTime(heldMs);
    expect(saved).toEqual([]);
    press('nport', 50);
    showNext();
    vi.advanceTimersByTime(heldMs);
    expect(saved).toEqual([]);
  });
});

it('the keys of the taker and of the priority open them, also of the ticket to which a step leads', () => {
  press('a');
  press('u');
  press('na');
  expect(saved).toEqual(['1 taker', '1 priority']);
  showNext();
  expect(saved).toEqual(['1 taker', '1 priority', '2 taker']);
  // In a word they are letters.
  press('mud', 50);
  press('sand', 50);
  expect(saved).toHaveLength(3);
});

describe('a page that goes on by itself', () => {
  it('keeps the keys pressed before the next ticket is there for that ticket', () => {
    expect(keys.goOn()).toBe(true);
    press('c');
    press('r', 2 * heldMs);
    expect(saved).toEqual([]);
    showNext();
    expect(saved).toEqual(['2 reply']);
    vi.advanceTimersByTime(heldMs);
    expect(saved).toEqual(['2 reply', '2 CLOSED']);
  });

  it('stays at the end of the list', () => {
    keys.leave();
    keys.show(ticket('5'));
    expect(keys.goOn()).toBe(false);
    press('r');
    expect(saved).toEqual(['5 reply']);
  });
});

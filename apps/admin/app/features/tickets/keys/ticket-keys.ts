import type { TicketStatus } from '@buddyline/domain/ticket';

const noLetter = { time: Number.NEGATIVE_INFINITY, isStep: true };

/** How long a status set by a key can be taken back before it is saved, in milliseconds. */
export const heldMs = 1000;

/** Letters that follow each other faster than this are a word being typed, in milliseconds. */
const wordMs = 150;

export type StatusKey = 'o' | 'p' | 'c';
export type TicketKey = StatusKey | 'n' | 'k';

const statusOf: Record<StatusKey, TicketStatus> = { o: 'OPEN', p: 'PENDING', c: 'CLOSED' };

/** A ticket of the queue and the way to it. */
export interface Neighbour {
  id: string;
  /** Answers whether the way has led there, or ended elsewhere. */
  go: () => Promise<boolean>;
}

/** What the keys work on: the ticket that is on the screen. */
export interface TicketOnScreen {
  id: string;
  status: string;
  save: (status: TicketStatus) => void;
  /** 'coming' until the list is there; null at its ends. */
  neighbour: (key: 'n' | 'k') => Neighbour | 'coming' | null;
  /** The status that is about to be saved, or null. */
  onHeld: (status: TicketStatus | null) => void;
}

interface Press {
  key: TicketKey;
  /** In milliseconds, as events have it. */
  time: number;
}

/** Keys pressed after a step belong to the ticket that it leads to, however late that one is drawn. */
interface Step {
  key: 'n' | 'k';
  /** Null until it is known which ticket follows. */
  to: string | null;
  presses: Press[];
}

/** A status that can be taken back for a moment before it is saved. */
function createHeldStatus(getScreen: () => TicketOnScreen | null) {
  let held: { status: TicketStatus; timer: ReturnType<typeof setTimeout> } | null = null;

  function takeBack(): TicketStatus | null {
    if (!held) return null;
    const { status, timer } = held;
    clearTimeout(timer);
    held = null;
    getScreen()?.onHeld(null);
    return status;
  }

  function save(): void {
    const status = takeBack();
    if (status) getScreen()?.save(status);
  }

  function hold(status: TicketStatus): void {
    takeBack();
    if (status === getScreen()?.status) return;
    held = { status, timer: setTimeout(save, heldMs) };
    getScreen()?.onHeld(status);
  }

  return { hold, save, takeBack };
}

/**
 * The keys of a ticket. A status waits a moment before it is saved, so that Escape takes it back; the
 * step to the next ticket saves it at once. Several letters typed quickly are a word and change nothing.
 */
export function createTicketKeys() {
  let screen: TicketOnScreen | null = null;
  let step: Step | null = null;
  let lastLetter = noLetter;
  let isWord = false;
  const held = createHeldStatus(() => screen);

  /** @returns whether the letter is part of a word */
  function isTyped(time: number, isStep: boolean): boolean {
    const isQuick = time - lastLetter.time < wordMs;
    isWord = isQuick && (isWord || !(isStep || lastLetter.isStep));
    lastLetter = { time, isStep };
    if (isWord) held.takeBack();
    return isWord;
  }

  function go(key: 'n' | 'k'): void {
    const neighbour = screen?.neighbour(key) ?? null;
    const presses = step?.presses ?? [];
    step = null;
    if (neighbour === null) return;
    held.save();
    const begun: Step = { key, to: neighbour === 'coming' ? null : neighbour.id, presses };
    step = begun;
    if (neighbour === 'coming') return;
    void neighbour.go().then((isThere) => {
      // The ticket is still on the screen, and the keys are its own again.
      if (!isThere && step === begun) step = null;
    });
  }

  function press(pressed: Press): void {
    if (step) {
      step.presses.push(pressed);
      return;
    }
    const { key, time } = pressed;
    const isStep = key === 'n' || key === 'k';
    if (isTyped(time, isStep)) return;
    if (isStep) go(key);
    else held.hold(statusOf[key]);
  }

  /** The status stays as it was, and keys that wait for the next ticket are forgotten. */
  function cancel(): void {
    held.takeBack();
    if (step) step.presses = [];
  }

  return {
    press: (key: TicketKey, time: number) => press({ key, time }),

    /** What was begun is over, a word that was being typed included. */
    escape(): void {
      lastLetter = noLetter;
      cancel();
    },

    /** Any other letter: whoever types a word sets no status with it. */
    letter(time: number): void {
      isTyped(time, false);
      cancel();
    },

    /** The ticket is on the screen: what was pressed for it is done now. */
    show(ticket: TicketOnScreen): void {
      screen = ticket;
      const presses = step?.to === ticket.id ? step.presses : [];
      step = null;
      presses.forEach(press);
    },

    /** The same ticket, drawn anew: the one after it may be known by now. */
    update(ticket: TicketOnScreen): void {
      screen = ticket;
      if (step && step.to === null) go(step.key);
    },

    /** What was chosen is saved now. */
    flush: held.save,

    /** The ticket leaves the screen; what was chosen for it is saved. */
    leave(): void {
      held.save();
      screen = null;
    },
  };
}

export type TicketKeys = ReturnType<typeof createTicketKeys>;

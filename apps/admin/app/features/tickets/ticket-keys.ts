import type { TicketStatus } from '@buddyline/domain/ticket';

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
  go: () => void;
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

/**
 * The keys of a ticket. A status waits a moment before it is saved, so that Escape takes it back; the
 * step to the next ticket saves it at once. Several letters typed quickly are a word and change nothing.
 */
export function createTicketKeys() {
  let screen: TicketOnScreen | null = null;
  let step: Step | null = null;
  let held: { status: TicketStatus; timer: ReturnType<typeof setTimeout> } | null = null;
  let lastLetter = { time: Number.NEGATIVE_INFINITY, isStep: true };
  let isWord = false;

  function release(): TicketStatus | null {
    if (!held) return null;
    const { status, timer } = held;
    clearTimeout(timer);
    held = null;
    screen?.onHeld(null);
    return status;
  }

  function save(): void {
    const status = release();
    if (status) screen?.save(status);
  }

  function hold(status: TicketStatus): void {
    release();
    if (status === screen?.status) return;
    held = { status, timer: setTimeout(save, heldMs) };
    screen?.onHeld(status);
  }

  /** @returns whether the letter is part of a word */
  function isTyped(time: number, isStep: boolean): boolean {
    const isQuick = time - lastLetter.time < wordMs;
    isWord = isQuick && (isWord || !(isStep || lastLetter.isStep));
    lastLetter = { time, isStep };
    if (isWord) release();
    return isWord;
  }

  function go(key: 'n' | 'k'): void {
    const neighbour = screen?.neighbour(key) ?? null;
    if (neighbour === null) {
      step = null;
      return;
    }
    save();
    const to = neighbour === 'coming' ? null : neighbour.id;
    step = { key, to, presses: step?.presses ?? [] };
    if (neighbour !== 'coming') neighbour.go();
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
    else hold(statusOf[key]);
  }

  return {
    press: (key: TicketKey, time: number) => press({ key, time }),

    /** Any other letter: whoever types a word sets no status with it. */
    letter(time: number): void {
      isTyped(time, false);
      release();
      if (step) step.presses = [];
    },

    /** Escape: the status stays as it was, and keys that wait for the next ticket are forgotten. */
    cancel(): void {
      release();
      if (step) step.presses = [];
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

    /** The step led nowhere: the ticket is still on the screen, and the keys are its own again. */
    stay(): void {
      if (step?.to) step = null;
    },

    /** What was chosen is saved now. */
    flush: save,

    /** The ticket leaves the screen; what was chosen for it is saved. */
    leave(): void {
      save();
      screen = null;
    },
  };
}

export type TicketKeys = ReturnType<typeof createTicketKeys>;

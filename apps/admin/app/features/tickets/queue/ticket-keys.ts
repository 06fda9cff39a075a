import type { TicketStatus } from '@buddyline/domain/ticket';
import { createTypedAhead } from '../../../shared/keyboard/typed-ahead.ts';

/** How long a status set by a key can be cancelled before it is saved, in milliseconds. */
export const heldMs = 1000;

/** Letters typed faster than this are taken for a word, in milliseconds. */
const wordMs = 150;

export type StatusKey = 'o' | 'p' | 'c';
/** A reply, who works on the ticket, its priority: what is typed after one of these keys is for the field that it opens. */
export type FieldKey = 'r' | 'a' | 'u';
export type TicketKey = StatusKey | FieldKey | 'n' | 'k';

const statusOf: Record<StatusKey, TicketStatus> = { o: 'OPEN', p: 'PENDING', c: 'CLOSED' };

/** The previous or next ticket of the queue. */
export interface Neighbour {
  id: string;
  /** Navigates to the ticket; resolves to false if the navigation ended elsewhere. */
  go: () => Promise<boolean>;
}

/** The ticket on the screen, to which the keys apply. */
export interface TicketOnScreen {
  id: string;
  status: string;
  save: (status: TicketStatus) => void;
  /**
   * @param isByItself the page goes there after a change, without a click or key of the person
   * @returns 'loading' until the list is there; null at its ends
   */
  neighbour: (key: 'n' | 'k', isByItself: boolean) => Neighbour | 'loading' | null;
  /** Opens the field of a key. */
  open: (key: FieldKey) => void;
  /** Gets the status that is about to be saved, or null. */
  onHeld: (status: TicketStatus | null) => void;
}

interface Press {
  key: TicketKey;
  /** `event.timeStamp`, in milliseconds. */
  time: number;
}

/** A navigation to another ticket. Keys pressed after it are queued until that ticket is shown. */
interface Step {
  key: 'n' | 'k';
  isByItself: boolean;
  /** The id of the other ticket; null until it is known. */
  to: string | null;
  presses: Press[];
}

/** A status that can be cancelled before it is saved. */
function createHeldStatus(getScreen: () => TicketOnScreen | null) {
  let held: { status: TicketStatus; timer: ReturnType<typeof setTimeout> } | null = null;

  function cancel(): TicketStatus | null {
    if (!held) return null;
    const { status, timer } = held;
    clearTimeout(timer);
    held = null;
    getScreen()?.onHeld(null);
    return status;
  }

  function save(): void {
    const status = cancel();
    if (status) getScreen()?.save(status);
  }

  function hold(status: TicketStatus): void {
    cancel();
    if (status === getScreen()?.status) return;
    held = { status, timer: setTimeout(save, heldMs) };
    getScreen()?.onHeld(status);
  }

  return { hold, save, cancel };
}

const isStepKey = (key: TicketKey) => key === 'n' || key === 'k';
const isFieldKey = (key: TicketKey): key is FieldKey => ['r', 'a', 'u'].includes(key);

/** Tells letters that are typed quickly, one after the other, from keys. `onWord` is called per letter of a word. */
function createWords(onWord: () => void) {
  const none = { time: Number.NEGATIVE_INFINITY, isStep: true };
  let last = none;
  let isWord = false;

  return {
    /** @returns whether the letter is part of a word */
    add(time: number, isStep: boolean): boolean {
      const isQuick = time - last.time < wordMs;
      isWord = isQuick && (isWord || !(isStep || last.isStep));
      last = { time, isStep };
      if (isWord) onWord();
      return isWord;
    },

    /** Whether a letter would be part of a word, after the keys that are still queued. */
    follows(time: number, presses: readonly Press[]): boolean {
      const press = presses.at(-1);
      const before = press ? { time: press.time, isStep: isStepKey(press.key) } : last;
      return !before.isStep && time - before.time < wordMs;
    },

    forget(): void {
      last = none;
    },
  };
}

/**
 * The shortcuts of a ticket's page. A status is saved after a delay, in which Escape cancels it; a step
 * to the next ticket saves it at once. Several letters typed quickly are taken for a word and ignored. The field of a
 * key opens as soon as the ticket is on the screen; what is typed until then is kept for it.
 */
export function createTicketKeys(ahead = createTypedAhead()) {
  let screen: TicketOnScreen | null = null;
  let step: Step | null = null;
  /** The field for which typing is kept. */
  let opening: FieldKey = 'r';
  const held = createHeldStatus(() => screen);
  const words = createWords(held.cancel);

  /** @returns false at the end of the list */
  function go(key: 'n' | 'k', isByItself: boolean): boolean {
    const neighbour = screen?.neighbour(key, isByItself) ?? null;
    const presses = step?.presses ?? [];
    step = null;
    if (neighbour === null) {
      ahead.end();
      return false;
    }
    held.save();
    const to = neighbour === 'loading' ? null : neighbour.id;
    const started: Step = { key, isByItself, to, presses };
    step = started;
    if (neighbour === 'loading') return true;
    void neighbour.go().then((hasArrived) => {
      // The current ticket is still on the screen, so keys apply to it again.
      if (hasArrived || step !== started) return;
      step = null;
      ahead.end();
    });
    return true;
  }

  function begin(key: FieldKey): void {
    opening = key;
    ahead.begin();
  }

  function press(pressed: Press): void {
    const { key, time } = pressed;
    if (step && isFieldKey(key) && !words.follows(time, step.presses)) begin(key);
    else if (step) step.presses.push(pressed);
    // A letter of a word is not a key.
    else if (words.add(time, isStepKey(key))) return;
    else if (key === 'n' || key === 'k') go(key, false);
    else if (isFieldKey(key)) {
      // What follows is typed in the field, which no letter leaves.
      words.forget();
      begin(key);
      screen?.open(key);
    } else held.hold(statusOf[key]);
  }

  /**
   * Cancels the held status, and drops the keys queued for the next ticket.
   * @returns whether there was anything to cancel
   */
  function cancel(): boolean {
    const isCancelled = held.cancel() !== null || (step?.presses.length ?? 0) > 0;
    if (step) step.presses = [];
    return isCancelled;
  }

  return {
    press: (key: TicketKey, time: number) => press({ key, time }),

    /**
     * Goes on to the next ticket after a change of this one.
     * @returns false on the last ticket of the list
     */
    goOn: (): boolean => go('n', true),

    /** Cancels everything, including a word being typed. */
    escape(): void {
      words.forget();
      cancel();
    },

    /**
     * Any other letter: cancels, because it belongs to a typed word.
     * @returns whether it belongs to a word, or has cancelled anything
     */
    letter(time: number): boolean {
      const isCancelled = cancel();
      return words.add(time, false) || isCancelled;
    },

    /** A new ticket is on the screen: runs the keys queued for it. */
    show(ticket: TicketOnScreen): void {
      screen = ticket;
      const isElsewhere = step !== null && step.to !== ticket.id;
      const presses = isElsewhere ? [] : (step?.presses ?? []);
      step = null;
      presses.forEach(press);
      if (isElsewhere) ahead.end();
      else if (step === null && ahead.isOn()) ticket.open(opening);
    },

    /** The same ticket was rendered again: its neighbours may be known now. */
    update(ticket: TicketOnScreen): void {
      screen = ticket;
      if (step && step.to === null) go(step.key, step.isByItself);
    },

    /** Saves the held status now. */
    flush: held.save,

    /** The ticket leaves the screen: saves its held status. */
    leave(): void {
      held.save();
      screen = null;
    },
  };
}

export type TicketKeys = ReturnType<typeof createTicketKeys>;

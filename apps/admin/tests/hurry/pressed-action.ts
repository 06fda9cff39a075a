import type { Locator } from 'vitest/browser';
import type { Backend } from '../backend/backend.ts';

/** Something that people do at once, and that a second press must not do to anything else, or again. */
export interface PressedAction {
  name: string;
  /** The calls that do it, as `PUT /users/1 {}`. */
  call: RegExp;
  /** Opens its page. @returns what is pressed, and the backend that is called */
  open: () => Promise<{ backend: Backend; pressed: Locator }>;
  /** Its own key; otherwise Enter on what is pressed. */
  key?: string;
  /** What stands in its place afterwards does the same to something else. */
  hasNext?: true;
  /** Each press of the key does it to the next thing. */
  keyGoesOn?: true;
  /** What is pressed leaves with the press, before the answer. */
  leavesAtOnce?: true;
  /** The same button does the opposite afterwards. */
  isToggle?: true;
}

/** Sends a form. */
export const submitKey = '{Control>}{Enter}{/Control}';

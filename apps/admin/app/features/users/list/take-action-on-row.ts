import { itemAround } from '../../../shared/keyboard/list-keyboard.ts';

/** The button of a row that opens all that staff can do about its person. */
export const takeActionTarget = { 'data-take-action': '' };

/** Presses that button in the row with the focus. */
export function takeActionOnRow(): void {
  itemAround(document.activeElement)?.querySelector<HTMLElement>('[data-take-action]')?.click();
}

import { itemAround } from '../../../shared/keyboard/list-keyboard.ts';

/** Attributes of the button in a row that opens the dialog with all that staff can do about the person. */
export const takeActionTarget = { 'data-take-action': '' };

/** Presses that button in the row with the focus. */
export function takeActionOnRow(): void {
  itemAround(document.activeElement)?.querySelector<HTMLElement>('[data-take-action]')?.click();
}

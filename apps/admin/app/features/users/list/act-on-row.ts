import { itemAround } from '../../../shared/keyboard/list-keyboard.ts';

/** The button of a row that opens all that staff can do about its person. */
export const actTarget = { 'data-act': '' };

/** Presses that button in the row with the focus. */
export function actOnRow(): void {
  itemAround(document.activeElement)?.querySelector<HTMLElement>('[data-act]')?.click();
}

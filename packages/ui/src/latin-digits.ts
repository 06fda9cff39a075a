import type { InputEvent } from 'react';

const arabicOrPersian = /[٠-٩۰-۹]/g;

/**
 * For `onBeforeInput` of a number field, which ignores Arabic and Persian digits: types the Latin
 * digits instead.
 */
export function typeLatinDigits(event: InputEvent<HTMLInputElement>): void {
  const latin = event.data.replace(arabicOrPersian, (digit) => `${digit.charCodeAt(0) % 16}`);
  if (latin === event.data) return;
  event.preventDefault();
  // A number field does not expose its caret; this command inserts at it, and can be undone.
  document.execCommand('insertText', false, latin);
}

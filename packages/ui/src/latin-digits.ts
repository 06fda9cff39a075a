import type { InputEvent } from 'react';

const arabicOrPersian = /[٠-٩۰-۹]/g;

/**
 * For `onBeforeInput` of a number field, which drops the digits of an Arabic or Persian keyboard: the
 * same digits in Latin are typed in their place.
 */
export function typeLatinDigits(event: InputEvent<HTMLInputElement>): void {
  const latin = event.data.replace(arabicOrPersian, (digit) => `${digit.charCodeAt(0) % 16}`);
  if (latin === event.data) return;
  event.preventDefault();
  // A number field tells nobody where its caret is; this command knows, and can be undone.
  document.execCommand('insertText', false, latin);
}

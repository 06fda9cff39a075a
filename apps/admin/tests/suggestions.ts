import type { Locator } from 'vitest/browser';

/** What a text field suggests for the text in it. */
export function suggestionsOf(field: Locator): string[] {
  const input = field.element();
  if (!(input instanceof HTMLInputElement)) return [];
  return Array.from(input.list?.options ?? [], ({ value }) => value);
}

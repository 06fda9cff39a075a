import { beginningOf } from '@buddyline/domain/text';

/** Longer names would only be copied, not read. */
const longest = 24;

/** What must be typed to delete an item for good: its name, or the first words of a long one. */
export function nameToType(label: string): string {
  const name = plain(label);
  if (name.length <= longest) return name;
  const cut = name.slice(0, longest + 1);
  const end = cut.lastIndexOf(' ');
  return end > 0 ? cut.slice(0, end) : beginningOf(name, longest);
}

export function isTyped(typed: string, wanted: string): boolean {
  return plain(typed).toLowerCase() === wanted.toLowerCase();
}

function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

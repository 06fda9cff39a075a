const longest = 80;

/** An item's label on one or two lines: a post's is the beginning of its text. */
export function shortLabel(label: string, most = longest): string {
  const text = label.replace(/\s+/g, ' ').trim();
  const letters = Array.from(text);
  return letters.length > most ? `${letters.slice(0, most).join('').trimEnd()}…` : text;
}

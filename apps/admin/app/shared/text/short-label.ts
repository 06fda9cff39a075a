const longest = 80;

/** An item's label on one or two lines: a post's is the beginning of its text. */
export function shortLabel(label: string): string {
  const text = label.replace(/\s+/g, ' ').trim();
  const letters = Array.from(text);
  return letters.length > longest ? `${letters.slice(0, longest).join('').trimEnd()}…` : text;
}

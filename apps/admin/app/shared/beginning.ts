const most = 40;

/** The first words of a text, to tell a button from the same one of another post. */
export function beginning(text: string): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most).join('').trimEnd()}…` : text;
}

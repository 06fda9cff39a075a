/** The first words of a text, to tell a button from the same one of another post. */
export function beginning(text: string): string {
  const [start = ''] = /^.{0,40}/su.exec(text) ?? [];
  return start.length < text.length ? `${start.trimEnd()}…` : text;
}

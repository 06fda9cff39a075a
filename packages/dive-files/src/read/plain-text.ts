/** What programs write into notes; other words between brackets are the diver's own. */
const markup =
  /<\/?(?:a|b|body|br|div|em|font|h[1-6]|head|hr|html|i|li|meta|ol|p|span|strong|style|table|tbody|td|th|tr|u|ul)(?:\s[^<>]*)?\/?>/gi;
const lineEnds = /<(?:br|hr|\/(?:p|div|tr|li|ul|ol|h[1-6]|table))(?:\s[^<>]*)?\/?>/gi;
const cellEnds = /<\/t[dh]>/gi;
const documentType = /<!doctype[^<>]*>/gi;

const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

/** Notes that a program has written as HTML, such as a dive plan of Subsurface; any other text as it is. */
export function plainText(text: string): string {
  if (text.search(markup) === -1) return text;
  const bare = withoutStyles(text)
    .replace(documentType, '')
    .replace(lineEnds, '\n')
    .replace(cellEnds, ' ')
    .replace(markup, '');
  return withoutBlanks(decoded(bare));
}

function withoutStyles(text: string): string {
  const parts = text.split(/<style\b/i);
  return parts
    .map((part, index) => {
      if (index === 0) return part;
      const end = part.search(/<\/style>/i);
      return end === -1 ? '' : part.slice(end);
    })
    .join('');
}

function decoded(text: string): string {
  return text.replace(/&(#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,4});/gi, (whole, found: string) => {
    const name = found.toLowerCase();
    if (!name.startsWith('#')) return entities[name] ?? whole;
    const code = Number(name.startsWith('#x') ? `0${name.slice(1)}` : name.slice(1));
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}

/** At most one blank line in a row. */
function withoutBlanks(text: string): string {
  const lines = text.split('\n').map((line) => line.replaceAll('\u00A0', ' ').trim());
  return lines
    .filter((line, index) => line !== '' || lines[index - 1] !== '')
    .join('\n')
    .trim();
}

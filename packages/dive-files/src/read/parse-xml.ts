import { SaxesParser } from 'saxes';
import { DiveFileProblem } from './problem.ts';

/** Dive files have about ten levels. saxes takes quadratic time for what is open at once. */
const maxDepth = 64;
/** Characters of one text, comment, attribute or declaration, which are in memory as a whole. */
const maxLength = 1_000_000;
const maxAttributes = 256;
/** Characters of an attribute. */
const maxAttribute = 1_000;
/**
 * Characters of an attribute with a text of our own, such as comments that Subsurface's notes would not give back as they
 * are.
 */
const maxValue = 20_000;

export type Attributes = Readonly<Record<string, string>>;

export interface XmlHandler {
  /**
   * Names have no prefix: programs declare namespaces wrongly or not at all. Names of elements and attributes are
   * in lower case: programs of UDDF 2 write capitals.
   */
  open: (name: string, attributes: Attributes) => void;
  text: (text: string) => void;
  close: () => void;
}

/**
 * Parses a document as it arrives. Only the five entities of XML itself are known, so that none is expanded;
 * any other ends the reading.
 * @throws DiveFileProblem `not-xml`, `too-deep`, `too-long`
 */
export async function parseXml(
  texts: AsyncIterable<string>,
  { open, text, close }: XmlHandler,
): Promise<void> {
  const parser = new SaxesParser();
  let depth = 0;
  let attributes = 0;
  /** Characters since the parser has last told something. */
  let untold = 0;
  const told = (): void => {
    untold = 0;
  };
  const refuse = (kind: 'too-deep' | 'too-long'): never => {
    throw new DiveFileProblem(kind, { line: parser.line });
  };
  parser.on('error', (error) => {
    throw new DiveFileProblem('not-xml', { line: parser.line, cause: error });
  });
  parser.on('opentagstart', () => {
    told();
    attributes = 0;
    depth += 1;
    if (depth > maxDepth) refuse('too-deep');
  });
  parser.on('attribute', ({ name, value }) => {
    told();
    attributes += 1;
    const isLong = value.length > (name === 'value' ? maxValue : maxAttribute);
    if (isLong || attributes > maxAttributes) refuse('too-long');
  });
  parser.on('opentag', (tag) => {
    told();
    open(localName(tag.name), lowerCased(tag.attributes));
  });
  parser.on('closetag', () => {
    told();
    depth -= 1;
    close();
  });
  const read = (content: string): void => {
    told();
    text(content);
  };
  parser.on('text', read);
  parser.on('cdata', read);
  for (const event of ['comment', 'doctype', 'processinginstruction', 'xmldecl'] as const) {
    parser.on(event, told);
  }
  for await (const piece of texts) {
    untold += piece.length;
    parser.write(piece);
    if (untold > maxLength) refuse('too-long');
  }
  parser.close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

/** The same object where nothing changes, since a file has a million of them. */
function lowerCased(attributes: Attributes): Attributes {
  const names = Object.keys(attributes);
  if (names.every((name) => name === name.toLowerCase())) return attributes;
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

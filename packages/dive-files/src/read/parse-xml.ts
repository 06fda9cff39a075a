import { SaxesParser } from 'saxes';
import { DiveFileProblem } from './problem.ts';

/** Dive files have about ten levels. saxes takes quadratic time for what is open at once. */
const maxDepth = 64;
/** Characters of one text, comment, attribute or declaration, which are in memory as a whole. */
const maxLength = 1_000_000;
const maxAttributes = 256;

export type Attributes = Readonly<Record<string, string>>;

export interface XmlHandler {
  /** Names have no prefix: programs declare namespaces wrongly or not at all. */
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
    throw new DiveFileProblem(kind, parser.line);
  };
  parser.on('error', (error) => {
    throw new DiveFileProblem('not-xml', parser.line, error);
  });
  parser.on('opentagstart', () => {
    told();
    attributes = 0;
    depth += 1;
    if (depth > maxDepth) refuse('too-deep');
  });
  parser.on('attribute', () => {
    told();
    attributes += 1;
    if (attributes > maxAttributes) refuse('too-long');
  });
  parser.on('opentag', (tag) => {
    told();
    open(localName(tag.name), tag.attributes);
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
  return name.slice(name.indexOf(':') + 1);
}

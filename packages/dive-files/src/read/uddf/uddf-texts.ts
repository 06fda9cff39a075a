import { readOwnParagraph } from '../../own-fields.ts';
import { childOf, childrenOf, type XmlNode } from '../../xml-node.ts';
import type { Draft } from '../draft.ts';

/** What Shearwater's programs write where the diver has written nothing. */
const emptyForm = /^(?:(?:Summary|Environment|Gas|Gear|Issues):|-Shearwater\w+:\d*-)$/;

/** @returns our own fields */
export function readTexts(draft: Draft, after: XmlNode): [string, string][] {
  const own: [string, string][] = [];
  const comments: string[] = [];
  const places = [childrenOf(after, 'notes'), childrenOf(childOf(after, 'observations'), 'notes')];
  for (const notes of places.flat()) {
    const paragraphs = [...childrenOf(notes, 'para'), ...childrenOf(notes, 'text')].map(
      ({ text }) => text,
    );
    const texts = paragraphs.length === 0 ? [notes.text] : paragraphs;
    for (const text of texts) {
      const fields = readOwnParagraph(text.trim());
      if (fields === null) {
        if (!emptyForm.test(text.trim())) comments.push(text);
      } else own.push(...fields);
    }
  }
  draft.addComments(comments.join('\n').trim());
  return own;
}

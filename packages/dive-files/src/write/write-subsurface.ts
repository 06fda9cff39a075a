import { element } from '../xml-node.ts';
import { inTurns } from './in-turns.ts';
import { type Dives, type Heading, siteOfKey, type Survey } from './logbook.ts';
import { diveNode, siteNode } from './subsurface-dive.ts';
import { closing, opening, xmlText } from './xml-text.ts';

/**
 * A logbook as Subsurface writes it, format 3, in pieces. Dives without a date are left out.
 * @param survey of the same dives
 */
export function writeSubsurface(
  { program }: Pick<Heading, 'program'>,
  survey: Survey,
  dives: Dives,
): AsyncGenerator<string> {
  return inTurns(logbookTexts(program, survey, dives));
}

async function* logbookTexts(
  program: string,
  survey: Survey,
  dives: Dives,
): AsyncGenerator<string> {
  yield opening('divelog', { program, version: '3' });
  yield xmlText(element('settings', null));
  yield opening('divesites');
  for (const [key, index] of survey.sites) yield xmlText(siteNode(siteOfKey(key), index));
  yield closing('divesites');
  yield opening('dives');
  for await (const batch of dives) {
    for (const dive of batch) {
      if (dive.date !== null) yield xmlText(diveNode(dive, survey));
    }
  }
  yield closing('dives');
  yield closing('divelog');
}

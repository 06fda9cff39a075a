import { element } from '../xml-node.ts';
import { inTurns } from './in-turns.ts';
import { type Dives, type Heading, siteOfKey, type Survey } from './logbook.ts';
import { buddyId, diveNode, personNode, siteNode } from './uddf-dive.ts';
import { closing, opening, xmlText } from './xml-text.ts';

export {
  countDives,
  surveyDives,
  type DiveCounts,
  type Dives,
  type Heading,
  type Survey,
} from './logbook.ts';

const namespace = 'http://www.streit.cc/uddf/3.2/';
const version = '3.2.3';
/** UDDF wants at least one gas; which one was breathed is not known. */
const air = element(
  'mix',
  { id: 'mix-air' },
  element('name', null, 'Air'),
  element('o2', null, '0.21'),
  element('n2', null, '0.79'),
);

/**
 * A logbook as UDDF 3.2.3, valid by its published schema, in pieces. Dives without a date are left out.
 * @param survey of the same dives
 */
export function writeUddf(heading: Heading, survey: Survey, dives: Dives): AsyncGenerator<string> {
  return inTurns(logbookTexts(heading, survey, dives));
}

async function* logbookTexts(
  heading: Heading,
  survey: Survey,
  dives: Dives,
): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield opening('uddf', { xmlns: namespace, version });
  yield xmlText(
    element(
      'generator',
      null,
      element('name', null, heading.program),
      element('type', null, 'logbook'),
      element('version', null, heading.version),
      element('datetime', null, heading.now.toISOString()),
    ),
  );
  yield opening('diver');
  yield xmlText(personNode('owner', 'owner', heading.fullName));
  for (const [name, index] of survey.buddies) {
    yield xmlText(personNode('buddy', buddyId(index), name));
  }
  yield closing('diver');
  // Empty lists are invalid.
  if (survey.sites.size > 0) {
    yield opening('divesite');
    for (const [key, index] of survey.sites) yield xmlText(siteNode(siteOfKey(key), index));
    yield closing('divesite');
  }
  yield xmlText(element('gasdefinitions', null, air));
  if (survey.written > 0) yield* diveTexts(survey, dives);
  yield closing('uddf');
}

async function* diveTexts(survey: Survey, dives: Dives): AsyncGenerator<string> {
  yield opening('profiledata');
  yield opening('repetitiongroup', { id: 'dives' });
  let index = 0;
  for await (const batch of dives) {
    for (const dive of batch) {
      if (dive.date === null) continue;
      index += 1;
      yield xmlText(diveNode(dive, index, survey));
    }
  }
  yield closing('repetitiongroup');
  yield closing('profiledata');
}

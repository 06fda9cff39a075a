import type { Activity } from '@buddyline/domain/activity';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { shortLabel } from '../../text/short-label.ts';
import { Words } from '../../text/words.tsx';
import { bulkSentences, mixedSentence } from './bulk-sentences.tsx';
import type { Sentence } from './sentence.ts';
import { changeSentences, ownSentences, sentences, unknownSentence } from './sentences.tsx';

interface Props {
  act: Activity;
  /** The element for the item's name; its name alone by default. */
  item?: ReactNode;
}

/** An act as a sentence: 'Omar closed “Lost logbook”'. */
export function ActSentence({ act, item }: Props) {
  return sentenceOf(act)({
    actor: <ActorName act={act} />,
    item: item ?? <ItemName act={act} />,
  });
}

/** A bulk operation as one sentence: 'Omar closed 12 tickets'. */
export function BulkSentence({ acts }: { acts: readonly [Activity, ...Activity[]] }) {
  const kinds = new Set(acts.map(kindOf));
  const [kind = ''] = kinds.size === 1 ? kinds : [];
  const sentence = bulkSentences[kind] ?? mixedSentence;
  return sentence({ actor: <ActorName act={acts[0]} />, count: acts.length });
}

function sentenceOf(act: Activity): Sentence {
  const ofOneself =
    act.actor?.id === act.itemId ? ownSentences[`${act.noun}.${act.verb}`] : undefined;
  return ofOneself ?? changeSentences[kindOf(act)] ?? knownSentence(act) ?? unknownSentence;
}

function knownSentence({ noun, verb }: Activity): Sentence | undefined {
  const ofNouns: Record<string, Record<string, Sentence | undefined> | undefined> = sentences;
  return ofNouns[noun]?.[verb];
}

/**
 * What sentences are chosen by: 'posts.hide', and for an update of a single field, if there is a sentence
 * for it, also the field and its new value.
 */
function kindOf({ noun, verb, changes }: Activity): string {
  const action = `${noun}.${verb}`;
  const [change, ...others] = Object.entries(changes ?? {});
  if (!change || others.length > 0) return action;
  const [field, { to }] = change;
  if (typeof to === 'object') return action;
  const kind = `${action} ${field} ${to}`;
  return kind in changeSentences ? kind : action;
}

function ActorName({ act: { actor } }: { act: Activity }) {
  return (
    <span className="font-medium">
      {actor ? <Words>{actor.name}</Words> : <Trans>The system</Trans>}
    </span>
  );
}

/** The item's name at that time; names of people who were purged are not kept. */
export function ItemName({ act }: { act: Activity }) {
  const name = act.label || (act.noun === 'sessions' && act.actor?.name);
  if (!name) return <Trans>name not kept</Trans>;
  return <Words className="wrap-anywhere">{shortLabel(name)}</Words>;
}

import type { Activity } from '@buddyline/domain/activity';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { shortLabel } from '../../text/short-label.ts';
import { UserText } from '../../text/user-text.tsx';
import { bulkSentences, mixedSentence } from './bulk-sentences.tsx';
import type { Sentence } from './sentence.ts';
import { changeSentences, ownSentences, sentences, unknownSentence } from './sentences.tsx';

interface Props {
  entry: Activity;
  /** The element for the item's name; its name alone by default. */
  item?: ReactNode;
}

/** An entry as a sentence: 'Omar closed “Lost logbook”'. */
export function EntrySentence({ entry, item }: Props) {
  return sentenceOf(entry)({
    actor: <ActorName entry={entry} />,
    item: item ?? <ItemName entry={entry} />,
  });
}

/** A group of entries as one sentence: 'Omar closed 12 tickets'. */
export function BulkSentence({ entries }: { entries: readonly [Activity, ...Activity[]] }) {
  const kinds = new Set(entries.map(kindOf));
  const [kind = ''] = kinds.size === 1 ? kinds : [];
  const sentence = bulkSentences[kind] ?? mixedSentence;
  return sentence({ actor: <ActorName entry={entries[0]} />, count: entries.length });
}

function sentenceOf(entry: Activity): Sentence {
  const ofOneself =
    entry.actor?.id === entry.itemId ? ownSentences[`${entry.noun}.${entry.verb}`] : undefined;
  return ofOneself ?? changeSentences[kindOf(entry)] ?? knownSentence(entry) ?? unknownSentence;
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
  const [change, ...others] = Object.entries(changes ?? {}).filter(
    // It comes and goes with the role.
    ([field]) => field !== 'staffLevel' || !changes?.['role'],
  );
  if (!change || others.length > 0) return action;
  const [field, { to }] = change;
  if (typeof to === 'object') return action;
  const kind = `${action} ${field} ${to}`;
  return kind in changeSentences ? kind : action;
}

/** Who did it. */
export function ActorName({ entry: { actor } }: { entry: Activity }) {
  return (
    <span className="font-medium">
      {actor ? <NameOf name={actor.name} /> : <Trans>The system</Trans>}
    </span>
  );
}

/** The item's name at that time. */
export function ItemName({ entry }: { entry: Activity }) {
  return <NameOf name={entry.label || (entry.noun === 'sessions' && entry.actor?.name)} />;
}

/** Names of people who were deleted for good are not kept. */
function NameOf({ name }: { name: string | false | null | undefined }) {
  if (!name) return <Trans>name not kept</Trans>;
  return <UserText className="wrap-anywhere">{shortLabel(name)}</UserText>;
}

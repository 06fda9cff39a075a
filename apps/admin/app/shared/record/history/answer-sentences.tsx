import { Trans } from '@lingui/react/macro';
import type { Sentence } from './sentence.ts';

/** Sentences for what staff do to tickets and to people. */
export const answerSentences = {
  users: {
    message: ({ actor, item }) => (
      <Trans>
        {actor} wrote to {item}
      </Trans>
    ),
    warn: ({ actor, item }) => (
      <Trans>
        {actor} warned {item}
      </Trans>
    ),
    suspend: ({ actor, item }) => (
      <Trans>
        {actor} suspended {item}
      </Trans>
    ),
    lift: ({ actor, item }) => (
      <Trans>
        {actor} lifted a sanction of {item}
      </Trans>
    ),
    'reset-two-step': ({ actor, item }) => (
      <Trans>
        {actor} switched off two-step sign-in for {item}
      </Trans>
    ),
  },
  tickets: {
    reply: ({ actor, item }) => (
      <Trans>
        {actor} replied to the ticket “{item}”
      </Trans>
    ),
    note: ({ actor, item }) => (
      <Trans>
        {actor} added a note to the ticket “{item}”
      </Trans>
    ),
    'take-back': ({ actor, item }) => (
      <Trans>
        {actor} took back a reply to the ticket “{item}”
      </Trans>
    ),
    take: ({ actor, item }) => (
      <Trans>
        {actor} took the ticket “{item}”
      </Trans>
    ),
    assign: ({ actor, item }) => (
      <Trans>
        {actor} assigned the ticket “{item}”
      </Trans>
    ),
    release: ({ actor, item }) => (
      <Trans>
        {actor} released the ticket “{item}”
      </Trans>
    ),
    mute: ({ actor, item }) => (
      <Trans>
        {actor} muted what the ticket “{item}” is about
      </Trans>
    ),
    unmute: ({ actor, item }) => (
      <Trans>
        {actor} no longer mutes what the ticket “{item}” is about
      </Trans>
    ),
  },
  'user-notes': {
    create: ({ actor, item }) => (
      <Trans>
        {actor} added a note about {item}
      </Trans>
    ),
    update: ({ actor, item }) => (
      <Trans>
        {actor} edited a note about {item}
      </Trans>
    ),
    delete: ({ actor, item }) => (
      <Trans>
        {actor} deleted a note about {item}
      </Trans>
    ),
  },
  presets: {
    create: ({ actor, item }) => (
      <Trans>
        {actor} added the preset “{item}”
      </Trans>
    ),
    update: ({ actor, item }) => (
      <Trans>
        {actor} edited the preset “{item}”
      </Trans>
    ),
    delete: ({ actor, item }) => (
      <Trans>
        {actor} deleted the preset “{item}”
      </Trans>
    ),
  },
} satisfies Record<string, Record<string, Sentence>>;

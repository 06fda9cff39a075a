import type { ActivityNoun, ActivityVerb } from '@buddyline/domain/activity';
import { Trans } from '@lingui/react/macro';
import { answerSentences } from './answer-sentences.tsx';
import type { Sentence } from './sentence.ts';

/**
 * One whole sentence per action, so that each language has its own word order. In Arabic the verbs are passive,
 * because active ones would depend on the actor's gender.
 */
export const sentences = {
  users: {
    create: ({ actor, item }) => (
      <Trans>
        {actor} added the user {item}
      </Trans>
    ),
    update: ({ actor, item }) => (
      <Trans>
        {actor} edited the user {item}
      </Trans>
    ),
    'change-picture': ({ actor, item }) => (
      <Trans>
        {actor} changed the profile picture of {item}
      </Trans>
    ),
    'change-level': ({ actor, item }) => (
      <Trans>
        {actor} changed the staff level of {item}
      </Trans>
    ),
    'change-password': ({ actor, item }) => (
      <Trans>
        {actor} changed the password of {item}
      </Trans>
    ),
    delete: ({ actor, item }) => (
      <Trans>
        {actor} deleted the user {item}
      </Trans>
    ),
    restore: ({ actor, item }) => (
      <Trans>
        {actor} restored the user {item}
      </Trans>
    ),
    purge: ({ actor, item }) => (
      <Trans>
        {actor} deleted the user {item} for good
      </Trans>
    ),
    undo: ({ actor, item }) => (
      <Trans>
        {actor} undid a change to the user {item}
      </Trans>
    ),
    export: ({ actor }) => <Trans>{actor} exported users</Trans>,
    archive: ({ actor, item }) => (
      <Trans>
        {actor} downloaded the archive of {item}
      </Trans>
    ),
    ...answerSentences.users,
  },
  posts: {
    create: ({ actor, item }) => (
      <Trans>
        {actor} published the post “{item}”
      </Trans>
    ),
    update: ({ actor, item }) => (
      <Trans>
        {actor} edited the post “{item}”
      </Trans>
    ),
    show: ({ actor, item }) => (
      <Trans>
        {actor} enabled the post “{item}”
      </Trans>
    ),
    hide: ({ actor, item }) => (
      <Trans>
        {actor} disabled the post “{item}”
      </Trans>
    ),
    delete: ({ actor, item }) => (
      <Trans>
        {actor} deleted the post “{item}”
      </Trans>
    ),
    restore: ({ actor, item }) => (
      <Trans>
        {actor} restored the post “{item}”
      </Trans>
    ),
    purge: ({ actor, item }) => (
      <Trans>
        {actor} deleted the post “{item}” for good
      </Trans>
    ),
    undo: ({ actor, item }) => (
      <Trans>
        {actor} undid a change to the post “{item}”
      </Trans>
    ),
    export: ({ actor }) => <Trans>{actor} exported posts</Trans>,
  },
  comments: {
    create: ({ actor, item }) => (
      <Trans>
        {actor} wrote the comment “{item}”
      </Trans>
    ),
    update: ({ actor, item }) => (
      <Trans>
        {actor} edited the comment “{item}”
      </Trans>
    ),
    delete: ({ actor, item }) => (
      <Trans>
        {actor} deleted the comment “{item}”
      </Trans>
    ),
    restore: ({ actor, item }) => (
      <Trans>
        {actor} restored the comment “{item}”
      </Trans>
    ),
    purge: ({ actor, item }) => (
      <Trans>
        {actor} deleted the comment “{item}” for good
      </Trans>
    ),
    undo: ({ actor, item }) => (
      <Trans>
        {actor} undid a change to the comment “{item}”
      </Trans>
    ),
    export: ({ actor }) => <Trans>{actor} exported comments</Trans>,
  },
  certificates: {
    create: ({ actor, item }) => (
      <Trans>
        {actor} added the certificate “{item}”
      </Trans>
    ),
    update: ({ actor, item }) => (
      <Trans>
        {actor} edited the certificate “{item}”
      </Trans>
    ),
    delete: ({ actor, item }) => (
      <Trans>
        {actor} deleted the certificate “{item}”
      </Trans>
    ),
    restore: ({ actor, item }) => (
      <Trans>
        {actor} restored the certificate “{item}”
      </Trans>
    ),
    purge: ({ actor, item }) => (
      <Trans>
        {actor} deleted the certificate “{item}” for good
      </Trans>
    ),
    undo: ({ actor, item }) => (
      <Trans>
        {actor} undid a change to the certificate “{item}”
      </Trans>
    ),
    export: ({ actor }) => <Trans>{actor} exported certificates</Trans>,
  },
  'dive-logs': {
    create: ({ actor, item }) => (
      <Trans>
        {actor} added the dive log “{item}”
      </Trans>
    ),
    update: ({ actor, item }) => (
      <Trans>
        {actor} edited the dive log “{item}”
      </Trans>
    ),
    delete: ({ actor, item }) => (
      <Trans>
        {actor} deleted the dive log “{item}”
      </Trans>
    ),
    restore: ({ actor, item }) => (
      <Trans>
        {actor} restored the dive log “{item}”
      </Trans>
    ),
    purge: ({ actor, item }) => (
      <Trans>
        {actor} deleted the dive log “{item}” for good
      </Trans>
    ),
    undo: ({ actor, item }) => (
      <Trans>
        {actor} undid a change to the dive log “{item}”
      </Trans>
    ),
    export: ({ actor }) => <Trans>{actor} exported dive logs</Trans>,
    import: ({ actor }) => <Trans>{actor} imported dive logs</Trans>,
  },
  tickets: {
    create: ({ actor, item }) => (
      <Trans>
        {actor} opened the ticket “{item}”
      </Trans>
    ),
    update: ({ actor, item }) => (
      <Trans>
        {actor} edited the ticket “{item}”
      </Trans>
    ),
    delete: ({ actor, item }) => (
      <Trans>
        {actor} deleted the ticket “{item}”
      </Trans>
    ),
    restore: ({ actor, item }) => (
      <Trans>
        {actor} restored the ticket “{item}”
      </Trans>
    ),
    purge: ({ actor, item }) => (
      <Trans>
        {actor} deleted the ticket “{item}” for good
      </Trans>
    ),
    undo: ({ actor, item }) => (
      <Trans>
        {actor} undid a change to the ticket “{item}”
      </Trans>
    ),
    export: ({ actor }) => <Trans>{actor} exported tickets</Trans>,
    ...answerSentences.tickets,
  },
  sessions: {
    'sign-in': ({ actor }) => <Trans>{actor} signed in</Trans>,
    end: ({ actor }) => <Trans>{actor} signed out other devices</Trans>,
    refuse: ({ item }) => <Trans>A sign-in as {item} was refused</Trans>,
    delete: ({ actor, item }) => (
      <Trans>
        {actor} ended the sessions of {item}
      </Trans>
    ),
  },
  activity: {
    export: ({ actor }) => <Trans>{actor} exported the activity</Trans>,
    purge: ({ actor }) => <Trans>{actor} removed old activity</Trans>,
  },
  mails: {
    send: ({ actor }) => <Trans>{actor} sent a failed email again</Trans>,
  },
  'user-notes': answerSentences['user-notes'],
  presets: answerSentences.presets,
} satisfies Partial<Record<ActivityNoun, Partial<Record<ActivityVerb, Sentence>>>>;

/** Sentences for what people do to their own accounts. */
export const ownSentences: Record<string, Sentence | undefined> = {
  'users.update': ({ actor }) => <Trans>{actor} edited their own profile</Trans>,
  'users.change-picture': ({ actor }) => <Trans>{actor} changed their own profile picture</Trans>,
  'users.change-password': ({ actor }) => <Trans>{actor} changed their own password</Trans>,
  'users.reset-password': ({ actor }) => <Trans>{actor} set a new password by email</Trans>,
  'users.change-email': ({ actor }) => <Trans>{actor} changed their own email address</Trans>,
  'users.add-codes': ({ actor }) => <Trans>{actor} connected an authenticator app</Trans>,
  'users.remove-codes': ({ actor }) => <Trans>{actor} removed their authenticator app</Trans>,
  'users.renew-recovery-codes': ({ actor }) => <Trans>{actor} made new recovery codes</Trans>,
  'users.use-recovery-code': ({ actor }) => <Trans>{actor} signed in with a recovery code</Trans>,
  'users.add-passkey': ({ actor }) => <Trans>{actor} added a passkey</Trans>,
  'users.remove-passkey': ({ actor }) => <Trans>{actor} removed a passkey</Trans>,
  'users.delete': ({ actor }) => <Trans>{actor} deleted their own account</Trans>,
  'users.restore': ({ actor }) => <Trans>{actor} restored their own account</Trans>,
};

/** Sentences for updates of one telling field, by the action, the field and its new value. */
export const changeSentences: Record<string, Sentence> = {
  'tickets.update status OPEN': ({ actor, item }) => (
    <Trans>
      {actor} reopened “{item}”
    </Trans>
  ),
  'tickets.update status CLOSED': ({ actor, item }) => (
    <Trans>
      {actor} closed “{item}”
    </Trans>
  ),
  'tickets.update status PENDING': ({ actor, item }) => (
    <Trans>
      {actor} set “{item}” to pending
    </Trans>
  ),
  'users.change-level role ADMIN': ({ actor, item }) => (
    <Trans>
      {actor} made {item} an admin
    </Trans>
  ),
  'users.change-level role USER': ({ actor, item }) => (
    <Trans>
      {actor} took the admin role from {item}
    </Trans>
  ),
  'users.update isVerified true': ({ actor, item }) => (
    <Trans>
      {actor} verified {item}
    </Trans>
  ),
  'users.update isVerified false': ({ actor, item }) => (
    <Trans>
      {actor} withdrew the verification of {item}
    </Trans>
  ),
};

/** For nouns without sentences of their own, and for actions of a newer backend. */
export const unknownSentence: Sentence = ({ actor, item }) => (
  <Trans>
    {actor} did something with “{item}”
  </Trans>
);

import {
  type ActivityNoun,
  activityNouns,
  type ActivityVerb,
  activityVerbs,
} from '@buddyline/domain/activity';
import { useLingui } from '@lingui/react/macro';
import { sections } from '../../sections.ts';

/** The names of the nouns and verbs that the activity can be filtered by. */
export function useActivityNames() {
  const { t, i18n } = useLingui();
  /** Nouns that are not named here have the name of their section. */
  function nounName(noun: ActivityNoun): string {
    if (noun === 'comments') return t`Comments`;
    if (noun === 'certificates') return t`Certificates`;
    if (noun === 'sessions') return t`Sign-ins`;
    if (noun === 'activity') return t`Activity`;
    if (noun === 'mails') return t`Mail`;
    if (noun === 'user-notes') return t`Notes about users`;
    if (noun === 'presets') return t`Presets`;
    return i18n._(sections[noun].label);
  }
  const verbs: Record<ActivityVerb, string> = {
    create: t`Added`,
    update: t`Edited`,
    show: t({ message: 'Enabled', context: 'filter' }),
    hide: t({ message: 'Disabled', context: 'filter' }),
    'change-picture': t`Picture changed`,
    'change-password': t`Password changed`,
    'reset-password': t`Password reset`,
    'change-email': t`Email changed`,
    delete: t`Deleted`,
    restore: t`Restored`,
    purge: t`Deleted for good`,
    undo: t({ message: 'Put back', context: 'filter' }),
    'sign-in': t`Signed in`,
    refuse: t`Sign-in refused`,
    end: t`Signed out elsewhere`,
    export: t`Exported`,
    import: t`Imported`,
    send: t`Sent again`,
    reply: t`Replied`,
    note: t`Noted`,
    'take-back': t`Reply taken back`,
    take: t`Taken`,
    release: t`Released`,
    mute: t`Subject muted`,
    unmute: t`Subject no longer muted`,
    message: t`Message sent`,
    warn: t`Warned`,
    suspend: t`Suspended`,
    lift: t`Suspension or warning lifted`,
  };
  return {
    nounName,
    verbs,
    nounOptions: activityNouns.map((value) => ({ value, label: nounName(value) })),
    verbOptions: activityVerbs.map((value) => ({ value, label: verbs[value] })),
  };
}

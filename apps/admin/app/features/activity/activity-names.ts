import {
  type ActivityNoun,
  activityNouns,
  type ActivityVerb,
  activityVerbs,
} from '@buddyline/domain/activity';
import { useLingui } from '@lingui/react/macro';

/** The names of the nouns and verbs that the activity can be filtered by. */
export function useActivityNames() {
  const { t } = useLingui();
  const nouns: Record<ActivityNoun, string> = {
    users: t`Users`,
    posts: t`Posts`,
    comments: t`Comments`,
    certificates: t`Certificates`,
    'dive-logs': t`Dive Logs`,
    tickets: t`Tickets`,
    sessions: t`Sign-ins`,
    activity: t`Activity`,
  };
  const verbs: Record<ActivityVerb, string> = {
    create: t`Added`,
    update: t`Edited`,
    show: t`Enabled`,
    hide: t`Disabled`,
    'change-picture': t`Picture changed`,
    'change-password': t`Password changed`,
    delete: t`Deleted`,
    restore: t`Restored`,
    purge: t`Deleted for good`,
    undo: t({ message: 'Put back', context: 'filter' }),
    'sign-in': t`Signed in`,
    refuse: t`Sign-in refused`,
    export: t`Exported`,
  };
  return {
    nouns,
    verbs,
    nounOptions: activityNouns.map((value) => ({ value, label: nouns[value] })),
    verbOptions: activityVerbs.map((value) => ({ value, label: verbs[value] })),
  };
}

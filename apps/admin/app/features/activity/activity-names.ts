import { type ActivityNoun, activityNouns, activityVerbs } from '@buddyline/domain/activity';
import { useLingui } from '@lingui/react/macro';
import { sections } from '../../sections.ts';
import { verbLooks } from './verb-looks.ts';

/** The names of the nouns and verbs that the activity can be filtered by. */
export function useActivityNames() {
  const { t, i18n } = useLingui();
  /** Nouns that are not named here have the name of their section. */
  function nounName(noun: ActivityNoun): string {
    if (noun === 'comments') return t`Comments`;
    if (noun === 'certificates') return t`Certificates`;
    if (noun === 'sessions') return t`Sign-ins`;
    if (noun === 'activity') return t`Activity`;
    if (noun === 'mails') return t`Emails`;
    if (noun === 'user-notes') return t`Notes about users`;
    if (noun === 'presets') return t`Presets`;
    return i18n._(sections[noun].label);
  }
  return {
    nounName,
    nounOptions: activityNouns.map((value) => ({ value, label: nounName(value) })),
    verbOptions: activityVerbs.map((value) => ({ value, label: i18n._(verbLooks[value].name) })),
  };
}

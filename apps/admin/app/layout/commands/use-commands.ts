import { languages, otherLocales } from '@buddyline/i18n/locale';
import type { PaletteItem } from '@buddyline/ui/palette';
import { themes } from '@buddyline/ui/theme';
import { useLingui } from '@lingui/react/macro';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import Undo2 from 'lucide-react/icons/undo-2';
import MessageCircleReply from 'lucide-react/icons/message-circle-reply';
import { useNavigate, useSubmit } from 'react-router';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { api } from '../../session/api.ts';
import { lastChange, undoLastChange } from '../../shared/changes/last-change.ts';
import {
  chooseTheme,
  switchLanguage,
  themeIcons,
  useThemeNames,
} from '../../shared/preference-choices.ts';
import { useFeature } from '../../shared/query/meta-queries.ts';
import { useCan } from '../../shared/query/use-can.tsx';

/** What the palette offers. */
export interface Choice extends PaletteItem {
  run: () => void;
  /** What it is found by, instead of its label and hint. */
  words?: string;
}

/** The path of the list if nobody waits, or if that cannot be asked now: the list says so. */
async function pathOfLongestWaiting(): Promise<string> {
  const filter = { search: '', unanswered: true, sort: 'waiting', page: 1, limit: 1 } as const;
  const [ticket] = await api.tickets.list(filter).then(
    ({ data }) => data,
    () => [],
  );
  return ticket ? paths.longestWaiting(ticket.id) : paths.unanswered;
}

/** What the palette does besides opening pages. */
export function useCommands(): Choice[] {
  const { t } = useLingui();
  const submit = useSubmit();
  const navigate = useNavigate();
  const hasAnswers = useFeature('ticket-answers');
  const mayReply = useCan()('tickets.reply');
  const change = lastChange.useValue();
  const themeNames = useThemeNames();
  const leave = () => void submit(null, { method: 'post', action: paths.logout, replace: true });
  return [
    ...(change
      ? [
          {
            id: 'undo',
            icon: Undo2,
            directional: true,
            label: t`Undo: ${change.text}`,
            // Whoever searches for the name in it wants the record, not the undo.
            words: t`Undo`,
            run: undoLastChange,
          },
        ]
      : []),
    ...(hasAnswers && mayReply
      ? [
          {
            id: 'longest-waiting',
            icon: MessageCircleReply,
            directional: true,
            label: t`Answer the longest waiting`,
            hint: t`Tickets`,
            run: async () => void navigate(await pathOfLongestWaiting()),
          },
        ]
      : []),
    ...themes.map((theme) => ({
      id: theme,
      icon: themeIcons[theme],
      label: t`Theme: ${themeNames[theme]}`,
      run: () => chooseTheme(theme),
    })),
    ...otherLocales(useLanguage()).map((other) => ({
      id: other,
      icon: Languages,
      lang: other,
      label: languages[other].name,
      hint: t`Language`,
      run: () => switchLanguage(other),
    })),
    { id: 'logout', icon: LogOut, directional: true, label: t`Logout`, run: leave },
  ];
}

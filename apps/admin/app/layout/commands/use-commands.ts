import { languages, otherLocales } from '@buddyline/i18n/locale';
import type { PaletteItem } from '@buddyline/ui/palette';
import { useLingui } from '@lingui/react/macro';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import Undo2 from 'lucide-react/icons/undo-2';
import { useSubmit } from 'react-router';
import { chooseLanguage } from '../../language/language.ts';
import { rememberView } from '../../language/remembered-view.ts';
import { useLanguage } from '../../language/use-language.ts';
import { notifyNotFetched } from '../../notify/notify.ts';
import { paths } from '../../paths.ts';
import { lastChange, undoLastChange } from '../../shared/changes/last-change.ts';
import { chooseTheme } from '../../shared/theme-choice.ts';

export interface Command extends PaletteItem {
  run: () => void;
}

/** What the palette does besides opening pages. */
export function useCommands(): Command[] {
  const { t } = useLingui();
  const submit = useSubmit();
  const change = lastChange.useValue();
  const leave = () => void submit(null, { method: 'post', action: paths.logout, replace: true });
  return [
    ...(change
      ? [{ id: 'undo', icon: Undo2, label: t`Undo: ${change.text}`, run: undoLastChange }]
      : []),
    { id: 'light', icon: Sun, label: t`Theme: Light`, run: () => chooseTheme('light') },
    { id: 'dark', icon: Moon, label: t`Theme: Dark`, run: () => chooseTheme('dark') },
    {
      id: 'system',
      icon: Monitor,
      label: t`Theme: Like the system`,
      run: () => chooseTheme('system'),
    },
    ...otherLocales(useLanguage()).map((other) => ({
      id: other,
      icon: Languages,
      lang: other,
      label: languages[other].name,
      hint: t`Language`,
      run: () => void chooseLanguage(other).then(rememberView, notifyNotFetched),
    })),
    { id: 'logout', icon: LogOut, label: t`Logout`, run: leave },
  ];
}

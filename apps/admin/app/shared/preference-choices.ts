import type { Locale } from '@buddyline/i18n/locale';
import { applyTheme, type Theme } from '@buddyline/ui/theme';
import { useLingui } from '@lingui/react/macro';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { chooseLanguage } from '../language/language.ts';
import { rememberView } from '../language/remembered-view.ts';
import { notifyNotFetched } from '../notify/notify.ts';
import { sharedValue } from './shared-value.ts';

/** The theme that was chosen on this page; null until then. */
export const chosenTheme = sharedValue<Theme | null>(null);

export const themeIcons = { light: Sun, dark: Moon, system: Monitor };

export function useThemeNames(): Record<Theme, string> {
  const { t } = useLingui();
  return { light: t`Light`, dark: t`Dark`, system: t`Like the system` };
}

export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  rememberView();
  chosenTheme.set(theme);
}

export function switchLanguage(locale: Locale): void {
  void chooseLanguage(locale).then(rememberView, notifyNotFetched);
}

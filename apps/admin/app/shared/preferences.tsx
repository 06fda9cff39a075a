import { languages, otherLocales } from '@buddyline/i18n/locale';
import { Icon } from '@buddyline/ui/icon';
import { themes } from '@buddyline/ui/theme';
import { useLingui } from '@lingui/react/macro';
import Languages from 'lucide-react/icons/languages';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useState } from 'react';
import { chooseLanguage } from '../language/language.ts';
import { useLanguage } from '../language/use-language.ts';
import { rememberedTheme, rememberView } from '../language/remembered-view.ts';
import { notifyNotFetched } from '../notify/notify.ts';
import { chooseTheme, chosenTheme } from './theme-choice.ts';

/** The two preferences stored in this browser, in the text colour of their surroundings. */
export function Preferences() {
  return (
    <div className="flex items-center gap-2 text-xs">
      <LanguageSwitch />
      <ThemeSwitch />
    </div>
  );
}

/** Offers the other languages by their native names. */
function LanguageSwitch() {
  return otherLocales(useLanguage()).map((other) => (
    <button
      key={other}
      type="button"
      lang={other}
      onClick={() => void chooseLanguage(other).then(rememberView, notifyNotFetched)}
      className="flex h-8 items-center gap-2 rounded-control px-2 transition-colors hover:bg-current/10"
    >
      <Icon of={Languages} />
      {languages[other].name}
    </button>
  ));
}

const themeIcons = { light: Sun, dark: Moon, system: Monitor };

function ThemeSwitch() {
  const { t } = useLingui();
  const [remembered] = useState(rememberedTheme);
  const chosen = chosenTheme.useValue() ?? remembered;
  const names = { light: t`Light`, dark: t`Dark`, system: t`Like the system` };

  return (
    <fieldset className="flex gap-0.5">
      <legend className="sr-only">{t`Theme`}</legend>
      {themes.map((theme) => (
        <label
          key={theme}
          title={names[theme]}
          className="relative grid size-8 place-items-center rounded-control opacity-70 transition-opacity has-checked:bg-current/12 has-checked:opacity-100 has-focus-visible:outline-2 has-focus-visible:outline-focus hover:opacity-100"
        >
          <input
            type="radio"
            name="theme"
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
            aria-label={names[theme]}
            checked={chosen === theme}
            onChange={() => chooseTheme(theme)}
          />
          <Icon of={themeIcons[theme]} />
        </label>
      ))}
    </fieldset>
  );
}

import { languages, otherLocales } from '@buddyline/i18n/locale';
import { Icon } from '@buddyline/ui/icon';
import { themes } from '@buddyline/ui/theme';
import { useLingui } from '@lingui/react/macro';
import Languages from 'lucide-react/icons/languages';
import { useState } from 'react';
import { useLanguage } from '../language/use-language.ts';
import { rememberedTheme } from '../language/remembered-view.ts';
import {
  chooseTheme,
  chosenTheme,
  switchLanguage,
  themeIcons,
  useThemeNames,
} from './preference-choices.ts';

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
      onClick={() => switchLanguage(other)}
      className="flex h-8 items-center gap-2 rounded-control px-2 transition-colors hover:bg-current/10"
    >
      <Icon of={Languages} />
      {languages[other].name}
    </button>
  ));
}

function ThemeSwitch() {
  const { t } = useLingui();
  const [remembered] = useState(rememberedTheme);
  const chosen = chosenTheme.useValue() ?? remembered;
  const names = useThemeNames();

  return (
    <fieldset className="flex gap-0.5">
      <legend className="sr-only">{t`Theme`}</legend>
      {themes.map((theme) => (
        <label
          key={theme}
          title={names[theme]}
          className="relative grid size-8 place-items-center rounded-control opacity-70 transition-opacity has-checked:bg-current/12 has-checked:opacity-100 has-focus-visible:outline-2 has-focus-visible:outline-accent hover:opacity-100"
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

import './showcase.css';
import { useEffect, useState } from 'react';
import { Field } from '../src/field.tsx';
import { Select } from '../src/select.tsx';
import { applyTheme, readTheme, themes } from '../src/theme.ts';
import { ToastCorner } from '../src/toast-corner.tsx';
import { Toaster } from '../src/toaster.tsx';
import { Actions } from './actions.tsx';
import { Feedback } from './feedback.tsx';
import { Forms } from './forms.tsx';
import { Foundations } from './foundations.tsx';
import { Lists } from './lists.tsx';
import { Navigation, SampleHeader } from './navigation.tsx';
import { Overlays } from './overlays.tsx';
import { words as allWords, type Words } from './words.ts';

type Language = keyof typeof allWords;

/** Every component of the kit on one page; an app mounts it at `/ui` in development. */
export function Showcase() {
  const [language, setLanguage] = useState<Language>(
    document.documentElement.lang === 'ar' ? 'ar' : 'en',
  );
  const words = allWords[language];
  const dir = language === 'ar' ? 'rtl' : 'ltr';

  // Dialogs are mounted on <body>, so the document's language and direction must change too.
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = dir;
  }, [language, dir]);

  return (
    <main className="showcase" lang={language} dir={dir}>
      <div>
        <Switches words={words} language={language} onLanguage={setLanguage} />
        <SampleHeader words={words} />
      </div>
      <Foundations words={words} />
      <Actions words={words} />
      <Forms words={words} />
      <Lists words={words} />
      <Feedback words={words} />
      <Navigation words={words} dir={dir} />
      <Overlays words={words} />
      <ToastCorner label={words.notifications}>
        {(polite) => <Toaster polite={polite} dismissLabel={words.dismiss} />}
      </ToastCorner>
    </main>
  );
}

interface SwitchesProps {
  words: Words;
  language: Language;
  onLanguage: (language: Language) => void;
}

function Switches({ words, language, onLanguage }: SwitchesProps) {
  const [theme, setTheme] = useState(readTheme);
  return (
    <div className="showcase-row mb-6">
      <Field label={words.theme}>
        <Select
          name="theme"
          value={theme}
          options={themes.map((name) => ({ value: name, label: words[name] }))}
          onChange={({ target }) => {
            const next = themes.find((name) => name === target.value) ?? 'system';
            applyTheme(next);
            setTheme(next);
          }}
        />
      </Field>
      <Field label={words.language}>
        <Select
          name="language"
          value={language}
          options={[
            { value: 'en', label: 'English' },
            { value: 'ar', label: 'العربية' },
          ]}
          onChange={({ target }) => onLanguage(target.value === 'ar' ? 'ar' : 'en')}
        />
      </Field>
    </div>
  );
}

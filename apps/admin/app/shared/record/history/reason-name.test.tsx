import { messages as activityAr } from '@buddyline/i18n/catalogs/ar/activity.po';
import { messages as firstTouchAr } from '@buddyline/i18n/catalogs/ar/first-touch.po';
import { messages as activityEn } from '@buddyline/i18n/catalogs/en/activity.po';
import { messages as firstTouchEn } from '@buddyline/i18n/catalogs/en/first-touch.po';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReasonField } from '../../changes/bulk/reason-field.tsx';
import { useReasonName } from './reason-name.ts';

i18n.load('en', { ...activityEn, ...firstTouchEn });
i18n.load('ar', { ...activityAr, ...firstTouchAr });

function drawIn(locale: 'en' | 'ar', element: ReactNode): string {
  i18n.activate(locale);
  return renderToStaticMarkup(<I18nProvider i18n={i18n}>{element}</I18nProvider>);
}

/** The prepared reasons in the order of the field's buttons. */
function preparedIn(locale: 'en' | 'ar'): string[] {
  const field = document.createElement('div');
  field.innerHTML = drawIn(locale, <ReasonField reason="" onChange={() => undefined} />);
  return [...field.querySelectorAll('button')].map(({ textContent }) => textContent);
}

function Named({ reason }: { reason: string }) {
  return useReasonName()(reason);
}

it('a prepared reason is read in the language of the panel, whoever chose it', () => {
  const [english, arabic] = [preparedIn('en'), preparedIn('ar')];
  expect(english).toHaveLength(4);
  expect(english.map((reason) => drawIn('ar', <Named reason={reason} />))).toEqual(arabic);
  expect(arabic.map((reason) => drawIn('en', <Named reason={reason} />))).toEqual(english);
});

it.each(['Two members asked for it', 'constructor'])('own words stay as they are: %s', (words) => {
  expect(drawIn('ar', <Named reason={words} />)).toBe(words);
});

import { direction, type Locale } from '@buddyline/i18n/locale';
import { inGroups } from '../accounts/account-codes.ts';
import type { Sentence } from '../http/failure.ts';
import { translators } from '../http/locale.ts';
import { isolate, isolatedOnce, plainLines, withoutLinks } from './isolate.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { RenderedPart } from './rendered-mail.ts';
import type { MailContent } from './templates/template.ts';
import { type MailValues, type TemplateName, templates } from './templates/templates.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const footer = /*i18n*/ {
  id: 'api.mail.footer',
  message: 'This email was sent automatically by {brand}.',
};

export function renderMail<Name extends TemplateName>(
  template: Name,
  { values, locale, brand }: { values: MailValues[Name]; locale: Locale; brand: string },
): RenderedMail {
  const content = templates[template].contentFor(values);
  const isolated = Object.entries(values).map(
    ([name, value]) => [name, isolate(withoutLinks(value))] as const,
  );
  const inSentences = { ...Object.fromEntries(isolated), brand: isolate(brand) };
  const translate = (sentence: Sentence) =>
    isolatedOnce(translators[locale]._({ ...sentence, values: inSentences }));
  const words = {
    lang: locale,
    dir: direction(locale),
    brand,
    subject: translate(content.subject),
    parts: renderParts(content, translate),
    footer: translate(footer),
  };
  return { subject: words.subject, text: mailText(words), html: mailHtml(words) };
}

function renderParts(
  { parts }: MailContent,
  translate: (sentence: Sentence) => string,
): RenderedPart[] {
  return parts.map((part) => {
    if ('code' in part) return { kind: 'code', code: inGroups(part.code) };
    if ('quote' in part) return { kind: 'quote', lines: plainLines(part.quote) };
    if ('link' in part) return { kind: 'link', link: part.link, words: translate(part.label) };
    return { kind: 'paragraph', words: translate(part.paragraph) };
  });
}

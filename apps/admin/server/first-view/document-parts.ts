import { direction } from '@buddyline/i18n/locale';
import type { View } from './render-conditions.ts';

/** The built page, cut where what is equal for everybody ends. */
export interface DocumentParts {
  /** Up to the inside of the head. */
  head: (view: View) => string;
  /** From there on, for a page that is left to the browser. */
  shell: string;
}

const preload = /<link rel="modulepreload"[^>]*>/g;
const opening = /^<!DOCTYPE html><html[^>]* (?<brand>data-brand="[^"]*")[^>]*>/i;

/** @param page the built page, with this deployment's brand in it */
export function cutPage(page: string): DocumentParts {
  const start = opening.exec(page);
  const end = page.indexOf('</head>');
  if (!start || end === -1) throw new Error('The built page does not begin as the server expects.');
  const inside = page.slice(start[0].length, end);
  const preloads = inside.match(preload) ?? [];
  // A rendered page asks for its scripts when it is on the screen.
  const sent = inside.replaceAll(preload, '');
  return {
    head: ({ locale, theme, text }) => {
      const chosen = theme === 'system' ? '' : ` data-theme="${theme}"`;
      const look = `lang="${locale}" dir="${direction(locale)}"${chosen} data-rendered-as="${text}"`;
      return `<!DOCTYPE html><html ${look} ${start.groups?.['brand']}>${sent}`;
    },
    shell: preloads.join('') + page.slice(end),
  };
}

/** What of a rendered page follows the head, which was sent before. */
export function afterHead(html: string): string {
  const title = /<title[^>]*>.*?<\/title>/s.exec(html)?.[0] ?? '';
  return title + html.slice(html.indexOf('</head>'));
}

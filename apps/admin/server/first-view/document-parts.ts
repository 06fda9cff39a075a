import { direction } from '@buddyline/i18n/locale';
import type { View } from './render-conditions.ts';

/** The fallback page in two parts; the rest of a rendered page can replace the second one. */
export interface DocumentParts {
  /** The start of the document, without `</head>`; it names the scripts of the page, `modules`. */
  head: (view: View, modules: string[]) => string;
  /** The rest of the fallback page. */
  fallback: string;
}

const preload = /<link rel="modulepreload"[^<>]*>/g;
const hrefOf = / href="([^"<>]+)"/;
const opening = /^<!DOCTYPE html><html([^>]*)>/i;
const brandIn = / (data-brand="[^"]*")/;

/** @param page the fallback page, with this deployment's brand */
export function splitPage(page: string): DocumentParts {
  const start = opening.exec(page);
  const end = page.indexOf('</head>');
  const brand = brandIn.exec(start?.[1] ?? '')?.[1];
  if (!start || brand === undefined || end === -1)
    throw new Error('The built page does not begin as the server expects.');
  const inside = page.slice(start[0].length, end);
  const preloads = [...inside.matchAll(preload)];
  const scripts = preloads.map(([element]) => hrefOf.exec(element)?.[1] ?? '');
  const withoutPreloads = inside.replaceAll(preload, '');
  return {
    head: ({ locale, theme, isCompact, text }, modules) => {
      const themeAttribute = theme === 'system' ? '' : ` data-theme="${theme}"`;
      const density = isCompact ? ' data-density="compact"' : '';
      const named = [...new Set([...scripts, ...modules])].map(afterPaint);
      const attributes = `lang="${locale}" dir="${direction(locale)}"${themeAttribute}${density} data-rendered-as="${text}"`;
      return `<!DOCTYPE html><html ${attributes} ${brand}>${withoutPreloads}${named.join('')}`;
    },
    fallback: preloads.map(([element]) => element).join('') + page.slice(end),
  };
}

/**
 * Names a script for `window.loadScripts`. Fetched any earlier, the scripts delay the first paint: their
 * requests occupy the browser and this server while it is laid out.
 */
const afterPaint = (script: string): string => `<link rel="after-paint" href="${script}"/>`;

/** The part of a rendered page that follows the head of `splitPage`. */
export function afterHead(html: string): string {
  const begin = html.indexOf('<title');
  const end = html.indexOf('</title>', begin);
  const title = begin === -1 || end === -1 ? '' : html.slice(begin, end + '</title>'.length);
  return title + html.slice(html.indexOf('</head>'));
}

import { defaultLocale, type Locale } from '@buddyline/i18n/locale';
import { deployment } from './deployment.ts';
import { searchOf } from './page-locale.ts';

/** A post's public URL in a language, for its canonical link, previews and QR code. */
export function postAddress(postId: string, locale: Locale): string {
  return `${deployment.origin}/posts/${encodeURIComponent(postId)}${searchOf(locale)}`;
}

/** The deep link that opens the post in the app. */
export function appAddress(postId: string): string {
  return `${deployment.appScheme}://posts/${encodeURIComponent(postId)}`;
}

export function landingPage(locale: Locale): string {
  return `${deployment.landingOrigin}/${locale === defaultLocale ? '' : locale}`;
}

export function pictureAddress(resourceId: string, size?: 'avatar' | 'card' | 'share'): string {
  const search = size === undefined ? '' : `?size=${size}`;
  return `/api/files/${encodeURIComponent(resourceId)}${search}`;
}

import { messages } from '@buddyline/domain/messages';

/** This page's texts from section 8 of the specification; the API client uses one of them too. */
export const postMessages = {
  'share.fetch-failed': messages['share.fetch-failed'],
  'share.load-failed': /*i18n*/ { id: 'share.load-failed', message: 'Failed to load post' },
  'share.app-did-not-open': /*i18n*/ {
    id: 'share.app-did-not-open',
    message: 'App did not open. Please make sure the app is installed and try again.',
  },
  'share.link-copied': /*i18n*/ {
    id: 'share.link-copied',
    message: 'Link copied to clipboard!',
  },
} as const;

export type PostMessage = keyof typeof postMessages;

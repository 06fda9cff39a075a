import { requestScoped } from '../request-context.ts';

/*
 * Replaces `@lingui/core` in the server's build (`build-tools/server-rendering.ts`): the library's global
 * `i18n` would have the language of the last request.
 */
export * from '@lingui/core';
export const i18n = requestScoped('i18n');

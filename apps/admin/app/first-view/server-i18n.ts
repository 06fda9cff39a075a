import { ofRequest } from './request-context.ts';

/*
 * Stands for `@lingui/core` in the server's build (`build-tools/server-rendering.ts`): the library's one `i18n`
 * would be in the language of whoever came last.
 */
export * from '@lingui/core';
export const i18n = ofRequest('i18n');

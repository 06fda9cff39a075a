/**
 * The module that `linguiPlugins()` generates from a catalog; apps list this file in their
 * tsconfig's `types`.
 */
declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

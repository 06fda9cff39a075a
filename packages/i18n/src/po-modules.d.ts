/** What `linguiPlugins()` makes of a catalog; apps name this file in their tsconfig's `types`. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

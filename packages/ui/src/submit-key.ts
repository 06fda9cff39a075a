import type { KeyboardEvent } from 'react';

/** Whether these keys submit a form or confirm a popup: Ctrl+Enter or Cmd+Enter, not those of an input method. */
export function isSubmitKey({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing;
}

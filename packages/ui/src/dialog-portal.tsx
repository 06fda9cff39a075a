import * as RadixDialog from '@radix-ui/react-dialog';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface Props {
  open: boolean;
  children: ReactNode;
}

/**
 * Radix's portal, for a dialog that fades out. During the fade Radix would take Escape as closing the dialog once more.
 * Here Escape ends the fade, and the dialog below or the page gets the key.
 */
export function DialogPortal({ open, children }: Props) {
  const [isFadeOver, setFadeOver] = useState(false);
  if (open && isFadeOver) setFadeOver(false);
  useEffect(() => {
    if (open) return undefined;
    const endFade = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') flushSync(() => setFadeOver(true));
    };
    // In the window's capture phase, before the key reaches the listener that Radix removes with the dialog.
    window.addEventListener('keydown', endFade, { capture: true });
    return () => window.removeEventListener('keydown', endFade, { capture: true });
  }, [open]);
  return !isFadeOver && <RadixDialog.Portal>{children}</RadixDialog.Portal>;
}

import { useShortcutsEnabled } from '../../../shared/keyboard/shortcut-setting.ts';

/**
 * A key as it is printed on a keyboard. Not for fingers: hidden where there is no mouse, and gone where
 * single keys are switched off.
 */
export function KeyCap({ children }: { children: string | undefined }) {
  if (!useShortcutsEnabled()) return null;
  return (
    <kbd
      dir="ltr"
      className="hidden size-5 place-items-center rounded-inner border border-current/30 font-sans text-xs pointer-fine:inline-grid"
    >
      {children}
    </kbd>
  );
}

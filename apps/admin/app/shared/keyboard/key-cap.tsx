import { useShortcutsEnabled } from './shortcut-setting.ts';

/**
 * A key cap beside the action of a shortcut. Hidden on touch devices, and not rendered while single-key
 * shortcuts are disabled.
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

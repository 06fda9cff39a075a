import { IconButton } from '@buddyline/ui/icon-button';
import { useLingui } from '@lingui/react/macro';
import Keyboard from 'lucide-react/icons/keyboard';
import KeyboardOff from 'lucide-react/icons/keyboard-off';
import { enableShortcuts, useShortcutsEnabled } from './shortcut-setting.ts';

/** Single keys can be in the way of speech input, so each person may switch them off. */
export function ShortcutSwitch() {
  const { t } = useLingui();
  const enabled = useShortcutsEnabled();
  return (
    <IconButton
      icon={enabled ? Keyboard : KeyboardOff}
      label={t`Keyboard shortcuts`}
      aria-pressed={enabled}
      onClick={() => enableShortcuts(!enabled)}
      className="text-sidebar-ink! hover:bg-current/10!"
    />
  );
}

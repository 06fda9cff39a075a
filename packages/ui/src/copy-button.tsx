import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { IconButton } from './icon-button.tsx';

export interface CopyButtonProps {
  text: string;
  /** The accessible name: 'Copy user ID'. */
  label: string;
  /** 'Copied!' */
  copiedLabel: string;
  /** A copy icon by default. */
  icon?: LucideIcon;
  /** How long `copiedLabel` shows. */
  copiedMs?: number;
}

/** Copies a text; shows and announces 'Copied!' for two seconds. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  icon = Copy,
  copiedMs = 2000,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied, copiedMs]);
  const copy = async () => {
    if ((await copyText(text)) || copySelection(text)) setCopied(true);
    // The browser's own dialog has the text selected, to be copied by hand.
    else window.prompt(label, text);
  };
  return (
    <span className="inline-flex">
      <IconButton
        icon={copied ? Check : icon}
        label={copied ? copiedLabel : label}
        onClick={() => void copy()}
      />
      <span aria-live="polite" className="sr-only">
        {copied && copiedLabel}
      </span>
    </span>
  );
}

/** False without clipboard access: over plain http, or where it is not allowed. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Over plain http, browsers copy only what is selected. */
function copySelection(text: string): boolean {
  const { activeElement } = document;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position: fixed; inset-block-start: 0; opacity: 0';
  // Inside an open dialog, outside of which nothing can be focused.
  (activeElement?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  }
}

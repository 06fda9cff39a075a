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
  const copy = async () => setCopied(await copyText(text));
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

/** False without clipboard access: over plain http, or while the page is not focused. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

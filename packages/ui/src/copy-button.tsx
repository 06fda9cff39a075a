import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { IconButton } from './icon-button.tsx';

export interface CopyButtonProps {
  text: string;
  /** What is copied: 'Copy user ID'. */
  label: string;
  /** 'Copied!' */
  copiedLabel: string;
  /** Two sheets of paper, unless what is copied has a sign of its own. */
  icon?: LucideIcon;
  /** How long it says so. */
  copiedMs?: number;
}

/** Copies a text and says so for two seconds, to the eye and to the ear. */
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

/** False where the browser has no clipboard to offer: a page on plain http, or one not in focus. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

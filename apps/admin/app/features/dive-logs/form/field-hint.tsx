import type { MessageKey } from '@buddyline/domain/messages';
import { Icon } from '@buddyline/ui/icon';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { sharedText } from '../../../language/texts.ts';

/**
 * Below a field: how to write it, what it is in the other unit, and what looks wrong, which warns
 * and never blocks. Null when there is nothing to say, so that the field stays small.
 */
export function fieldHint(notes: readonly ReactNode[], findings: readonly MessageKey[]): ReactNode {
  const parts = notes.filter(Boolean);
  if (parts.length === 0 && findings.length === 0) return null;
  return (
    <span className="grid gap-1">
      {parts.length > 0 && (
        <span>
          {parts.map((part, at) => (
            <span key={at}>
              {at > 0 && ' · '}
              {part}
            </span>
          ))}
        </span>
      )}
      {findings.map((message) => (
        <span
          key={message}
          className="flex w-fit animate-fade-in gap-1.5 rounded-inner bg-warn-soft px-2 py-0.5 font-medium text-warn-ink"
        >
          <Icon of={TriangleAlert} className="mt-0.5" />
          {sharedText(message)}
        </span>
      ))}
    </span>
  );
}

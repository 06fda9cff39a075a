import type { MessageKey } from '@buddyline/domain/messages';
import { Icon } from '@buddyline/ui/icon';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { findingText } from '../values/finding-text.ts';

/**
 * The hint below a field: its format, the value in the other unit, and warnings about unlikely values,
 * which do not block the save. Null if empty, so that the field takes no extra space.
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
              {at > 0 && <span> · </span>}
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
          {findingText(message)}
        </span>
      ))}
    </span>
  );
}

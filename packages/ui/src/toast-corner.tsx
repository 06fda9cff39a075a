import { type ReactNode, useState } from 'react';

interface Props {
  /** Names the corner for screen readers: 'Notifications'. */
  label: string;
  /** The toasts; what is no error goes into the live region that is handed over. */
  children: (polite: HTMLElement) => ReactNode;
}

/**
 * The corner where toasts appear: bottom left in both directions, as the specification has it. Mounted
 * once, at the root and from the start: a live region has to be on the page before its words are.
 * Errors are alerts, which need none, and inside of one would be read twice.
 */
export function ToastCorner({ label, children }: Props) {
  const [polite, setPolite] = useState<HTMLElement | null>(null);
  return (
    // oxlint-disable-next-line buddyline/logical-classes -- the specification says left, in Arabic too
    <section aria-label={label} className="toast-corner left-4">
      <div ref={setPolite} aria-live="polite" />
      {polite && children(polite)}
    </section>
  );
}

import { type ReactNode, useState } from 'react';

interface Props {
  /** The region's accessible name: 'Notifications'. */
  label: string;
  /** Renders the toasts; all but errors go into the given live region. */
  children: (polite: HTMLElement) => ReactNode;
}

/**
 * The corner for toasts: bottom left in both directions, as specified. Mounted once at the root,
 * because a live region must exist before its content. Errors are alerts, which would be announced
 * twice inside a live region.
 */
export function ToastCorner({ label, children }: Props) {
  const [polite, setPolite] = useState<HTMLElement | null>(null);
  return (
    // oxlint-disable-next-line buddyline/logical-classes -- the specification requires left, in Arabic too
    <section aria-label={label} className="toast-corner left-4">
      <div ref={setPolite} aria-live="polite" />
      {polite && children(polite)}
    </section>
  );
}

import { KeyCap } from '@buddyline/ui/key-cap';
import { Trans, useLingui } from '@lingui/react/macro';
import { useReachableSections } from '../announced-sections.ts';

/** After `g`: the letter of each section. Overlays the page, to avoid a layout shift, and toasts, which stay longer. */
export function GoHint({ open }: { open: boolean }) {
  const { i18n } = useLingui();
  const sections = useReachableSections();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--phone-bar,0px))] z-60 flex justify-center print:hidden"
    >
      {open && (
        <p className="flex animate-fade-in flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface-raised px-4 py-2 text-xs shadow-far">
          <span className="font-medium">
            <Trans>Go to</Trans>
          </span>
          {sections.map(({ key, label }) => (
            <span key={key} className="flex items-center gap-1.5 text-ink-muted">
              <KeyCap>{key.toUpperCase()}</KeyCap> {i18n._(label)}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

import { Button } from '@buddyline/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';

/** The progress of a post being sent, with a Cancel button. */
export function SendingLine({ onCancel }: { onCancel: () => void }) {
  const { t } = useLingui();
  return (
    <div role="status" className="animate-late">
      <div
        role="progressbar"
        aria-label={t`Sending the post`}
        className="h-1 overflow-hidden rounded-full bg-accent-soft"
      >
        <div className="h-full w-1/3 animate-travel rounded-full bg-accent" />
      </div>
      <p className="mt-1 flex items-center justify-between text-xs text-ink-muted">
        <Trans>Sending the post…</Trans>
        <Button variant="link" size="sm" onClick={onCancel}>
          <Trans>Cancel sending</Trans>
        </Button>
      </p>
    </div>
  );
}

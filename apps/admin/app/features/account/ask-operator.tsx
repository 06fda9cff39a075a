import { Trans } from '@lingui/react/macro';

/** Shown as long as the backend sends no mail. */
export function AskOperator() {
  return (
    <div className="grid gap-4 text-ink-muted">
      <p>
        <Trans>
          This server sends no emails. Whoever runs it can set a new password for you with this
          command:
        </Trans>
      </p>
      <code
        className="rounded-control border border-line bg-surface-sunken px-3 py-2 font-mono text-xs text-ink select-all"
        dir="ltr"
      >
        pnpm --filter @buddyline/api admin:reset-password
      </code>
      <p>
        <Trans>It signs you out everywhere; then sign in with the new password.</Trans>
      </p>
    </div>
  );
}

import { Icon } from '@buddyline/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Page } from '../../shared/page/page.tsx';

/** The page behind 'Forgot password?' as long as the panel cannot send email. */
export default function ForgotPasswordPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Forgot password?`}>
      <div className="grid gap-4 text-ink-muted">
        <p>
          <Trans>
            The panel cannot send mail yet. Whoever runs this server can set a new password for you
            with this command:
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
      <Link
        to={paths.login}
        className="mt-8 inline-flex items-center gap-2 text-accent-ink underline-offset-4 hover:underline"
      >
        <Icon of={ArrowLeft} directional />
        <Trans>Back to Sign In</Trans>
      </Link>
    </Page>
  );
}

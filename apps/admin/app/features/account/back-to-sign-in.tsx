import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';

export function BackToSignIn() {
  return (
    <Link
      to={paths.login}
      className="mt-8 inline-flex items-center gap-2 text-accent-ink underline-offset-4 hover:underline"
    >
      <Icon of={ArrowLeft} directional />
      <Trans>Back to Sign In</Trans>
    </Link>
  );
}

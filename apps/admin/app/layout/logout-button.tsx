import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import { Form, useNavigation } from 'react-router';
import { paths } from '../paths.ts';

export function LogoutButton() {
  const leaving = useNavigation().formAction === paths.logout;
  return (
    <Form method="post" action={paths.logout} replace>
      <button
        type="submit"
        disabled={leaving}
        className="flex min-h-6 items-center gap-2 rounded-control text-sidebar-ink-muted transition-colors hover:text-sidebar-ink disabled:opacity-55"
      >
        <Icon of={LogOut} directional />
        <Trans>Logout</Trans>
      </button>
    </Form>
  );
}

import type { User } from '@buddyline/domain/user';
import { TabBar } from '@buddyline/ui/tab-bar';
import { useLingui } from '@lingui/react/macro';
import { Link, Outlet, useLocation } from 'react-router';
import { useProfileTabs } from './profile-tabs.ts';
import { UserForm } from './user-form.tsx';
import { UserSummary } from './user-summary.tsx';

/** The summary and the form above, the tabs with what the user has made below. */
export function UserProfile({ user }: { user: User }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const options = useProfileTabs(user.id);
  return (
    <>
      <div className="grid gap-5 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <UserSummary user={user} />
        <UserForm user={user} />
      </div>
      <div className="mt-6">
        <TabBar
          label={t`What the user has made`}
          options={options}
          value={pathname}
          renderLink={({ href, ...rest }) => (
            <Link to={href + keptSearch(search)} preventScrollReset prefetch="intent" {...rest} />
          )}
        >
          <Outlet />
        </TabBar>
      </div>
    </>
  );
}

/** A tab keeps the form above as it is, but not the page number of the list it leaves. */
function keptSearch(search: string): string {
  return new URLSearchParams(search).has('edit') ? '?edit' : '';
}

import type { User } from '@buddyline/domain/user';
import { direction } from '@buddyline/i18n/locale';
import { TabBar } from '@buddyline/ui/tab-bar';
import { useLingui } from '@lingui/react/macro';
import { Link, Outlet, useLocation } from 'react-router';
import { useLanguage } from '../../language/use-language.ts';
import { useFeatureOrPending } from '../../shared/query/meta-queries.ts';
import type { TabContext } from './person-dialogs.tsx';
import { useProfileTabs } from './profile-tabs.ts';
import { Glance } from './moderation/lazy-moderation.tsx';
import { UserForm } from './user-form.tsx';
import { UserHistory } from './user-history.tsx';
import { UserSummary } from './user-summary.tsx';

/** The user's summary and form, with the tabs of their items below. */
export function UserProfile({ user, onAction }: TabContext & { user: User }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const options = useProfileTabs(user.id);
  const hasModeration = useFeatureOrPending('standing');
  return (
    <>
      <div className="grid gap-5 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <UserSummary user={user} />
        <UserForm user={user} />
      </div>
      {/* Until the backend has responded, its place is reserved. */}
      {hasModeration !== false && <Glance user={user} />}
      <div className="mt-5">
        <TabBar
          label={t`What the user has made`}
          options={options}
          value={pathname}
          dir={direction(useLanguage())}
          renderLink={({ href, ...rest }) => (
            <Link to={href + keptSearch(search)} preventScrollReset prefetch="intent" {...rest} />
          )}
        >
          <Outlet context={{ onAction } satisfies TabContext} />
        </TabBar>
      </div>
      {/* Below, so that the tabs are on the first screen. */}
      <div className="mt-6">
        <UserHistory userId={user.id} />
      </div>
    </>
  );
}

/** A tab's link keeps the form open, but drops the page number of the other tab's list. */
function keptSearch(search: string): string {
  return new URLSearchParams(search).has('edit') ? '?edit' : '';
}

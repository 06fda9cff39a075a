import type { TabOption } from '@buddyline/ui/tab-bar';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';

/** One tab for each noun that a user can own. */
export function useProfileTabs(userId: string): TabOption[] {
  const { t } = useLingui();
  return [
    { label: t`Posts`, value: paths.userPosts(userId) },
    { label: t`Dive Logs`, value: paths.userDiveLogs(userId) },
    { label: t`Certificates`, value: paths.userCertificates(userId) },
    { label: t`Tickets`, value: paths.userTickets(userId) },
  ];
}

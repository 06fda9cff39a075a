import { rightsOf } from '../../sections.ts';
import { useCan } from '../../shared/query/use-can.tsx';
import type { TabOption } from '@buddyline/ui/tab-bar';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { useFeature } from '../../shared/query/meta-queries.ts';

/** One tab for each noun that a user can own, one for their comments, and one for what only staff see. */
export function useProfileTabs(userId: string): TabOption[] {
  const { t } = useLingui();
  const comments = { label: t`Comments`, value: paths.userComments(userId) };
  const staff = { label: t`Staff`, value: paths.userStaff(userId) };
  const can = useCan();
  const tabs = [
    { label: t`Posts`, value: paths.userPosts(userId) },
    { label: t`Dive Logs`, value: paths.userDiveLogs(userId) },
    { label: t`Certificates`, value: paths.userCertificates(userId) },
    { label: t`Tickets`, value: paths.userTickets(userId) },
    ...(useFeature('user-comments') ? [comments] : []),
    ...(useFeature('standing') ? [staff] : []),
  ];
  return tabs.filter(({ value }) => rightsOf(value).every(can));
}

import { useOutletContext } from 'react-router';
import { requireFeature } from '../../shared/record/require-feature.ts';
import type { Route } from './+types/staff-tab.ts';
import type { TabContext } from './person-dialogs.tsx';
import { StaffView } from './moderation/lazy-moderation.tsx';

export async function clientLoader(): Promise<null> {
  await requireFeature('standing');
  return null;
}

/** The tab 'Staff' of a user's page. */
export default function StaffTab({ params }: Route.ComponentProps) {
  const { onAction } = useOutletContext<TabContext>();
  return <StaffView userId={params.userId} onAddNote={() => onAction('note')} />;
}

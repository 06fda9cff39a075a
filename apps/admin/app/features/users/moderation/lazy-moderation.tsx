import { Card } from '@buddyline/ui/card';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { EmptyGlance } from './empty-glance.tsx';
import { fetchModeration } from './fetch-moderation.ts';

/** All of them only for backends with the feature 'standing'. */
export const Glance = lazyComponent(async () => (await fetchModeration()).Glance, <EmptyGlance />);
export const StaffView = lazyComponent(
  async () => (await fetchModeration()).StaffView,
  <Card className="min-h-60" />,
);

import { Card } from '@buddyline/ui/card';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { EmptyGlance } from './empty-glance.tsx';
import { fetchStanding } from './fetch-standing.ts';

/** All of them only for backends with the feature 'standing'. */
export const Glance = lazyComponent(async () => (await fetchStanding()).Glance, <EmptyGlance />);
export const StaffView = lazyComponent(
  async () => (await fetchStanding()).StaffView,
  <Card className="min-h-60" />,
);

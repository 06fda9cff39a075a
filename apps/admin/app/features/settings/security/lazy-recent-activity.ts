import { optionalSections } from '../../../sections.ts';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { withTexts } from '../../../shared/lazy/with-texts.ts';

export const RecentActivity = lazyComponent(
  async () =>
    (await withTexts(optionalSections.activity.texts, import('./recent-activity.tsx')))
      .RecentActivity,
);

import { optionalSections } from '../../sections.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { withTexts } from '../../shared/lazy/with-texts.ts';

/** Who disabled a post, when and why. Only for backends with the feature 'activity'. */
export const HiddenBy = lazyComponent(
  async () =>
    (
      await withTexts(
        optionalSections.activity.texts,
        import('../../shared/record/history/hidden-record.tsx'),
      )
    ).HiddenRecord,
);

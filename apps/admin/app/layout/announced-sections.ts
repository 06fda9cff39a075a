import { hasFeature } from '@buddyline/domain/meta';
import { useQuery } from '@tanstack/react-query';
import {
  type OptionalSection,
  optionalSectionList,
  type Section,
  sectionList,
} from '../sections.ts';
import { paths } from '../paths.ts';
import { useCan } from '../shared/query/use-can.tsx';
import { metaQuery } from '../shared/query/meta-queries.ts';
import { sharedValue } from '../shared/shared-value.ts';

/** Whether somebody must set up a second step first: all but the settings leads back to there (`required-two-step.tsx`). */
export const secondStepIsDue = sharedValue(false);

/** The sections of every backend that the signed-in person may read. */
export function useSections(): Section[] {
  const can = useCan();
  const isDue = secondStepIsDue.useValue();
  return sectionList.filter(({ to, may }) =>
    isDue ? to === paths.settings : may === undefined || can(may),
  );
}

/** The optional sections that the backend announces; none until it has responded. */
export function useAnnouncedSections(): OptionalSection[] {
  const can = useCan();
  const { data: meta } = useQuery(metaQuery);
  const isDue = secondStepIsDue.useValue();
  return optionalSectionList.filter(
    ({ feature, may }) => !isDue && meta && hasFeature(meta, feature) && can(may),
  );
}

/** Every section that this backend has, the sidebar's links first. */
export function useReachableSections(): Section[] {
  return [...useSections(), ...useAnnouncedSections()];
}

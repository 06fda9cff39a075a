import { hasFeature } from '@buddyline/domain/meta';
import { useQuery } from '@tanstack/react-query';
import {
  type OptionalSection,
  optionalSectionList,
  type Section,
  sectionList,
} from '../sections.ts';
import { useCan } from '../shared/query/use-can.tsx';
import { metaQuery } from '../shared/query/meta-queries.ts';

/** The sections of every backend that the signed-in person may read. */
export function useSections(): Section[] {
  const can = useCan();
  return sectionList.filter(({ may }) => may === undefined || can(may));
}

/** The optional sections that the backend announces; none until it has responded. */
export function useAnnouncedSections(): OptionalSection[] {
  const can = useCan();
  const { data: meta } = useQuery(metaQuery);
  return optionalSectionList.filter(
    ({ feature, may }) => meta && hasFeature(meta, feature) && can(may),
  );
}

/** Every section that this backend has, the sidebar's links first. */
export function useReachableSections(): Section[] {
  return [...useSections(), ...useAnnouncedSections()];
}

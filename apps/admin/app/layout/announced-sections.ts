import { hasFeature } from '@buddyline/domain/meta';
import { useQuery } from '@tanstack/react-query';
import {
  type OptionalSection,
  optionalSectionList,
  type Section,
  sectionList,
} from '../sections.ts';
import { metaQuery } from '../shared/query/meta-queries.ts';

/** The optional sections that the backend announces; none until it has responded. */
export function useAnnouncedSections(): OptionalSection[] {
  const { data: meta } = useQuery(metaQuery);
  return optionalSectionList.filter(({ feature }) => meta && hasFeature(meta, feature));
}

/** Every section that this backend has, the sidebar's links first. */
export function useReachableSections(): Section[] {
  return [...sectionList, ...useAnnouncedSections()];
}

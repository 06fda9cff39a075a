import { Skeleton } from '@buddyline/ui/skeleton';
import type { Catalog, CatalogFile } from '../../../language/language.ts';
import { lazyComponent } from '../../lazy/lazy-component.tsx';
import { withTexts } from '../../lazy/with-texts.ts';
import type { Filters, FilterValues } from './filter-field.ts';

/** The texts of the controls, and of the filters whose code is fetched at the first touch. */
const texts: Catalog = import.meta.glob<CatalogFile>(
  '../../../../../../packages/i18n/catalogs/*/filters.po',
);

/** On a phone nearly as high as most filters, so that what is there moves little. */
export const loadingControls = <Skeleton className="h-44 w-82 max-sm:h-112 max-sm:w-full" />;

/** Fetches code together with the texts of the filters. */
export const withFilterTexts = <TCode,>(code: Promise<TCode>) => withTexts(texts, code);

/** Filters whose code and texts are fetched at the first touch, or at once if the URL has one of them. */
export function lazyFilters<TList extends FilterValues>(
  load: () => Promise<Filters<TList>>,
): Filters<TList> {
  const loadWithTexts = () => withFilterTexts(load());
  const Panel = lazyComponent(loadWithTexts, loadingControls);
  const Chip = lazyComponent(loadWithTexts, <Skeleton className="h-3 w-24" />);
  return function LazyFilters(props) {
    return props.chip === undefined ? <Panel {...props} /> : <Chip {...props} />;
  };
}

import { Skeleton } from '@buddyline/ui/skeleton';
import type { Catalog, CatalogFile } from '../../../language/language.ts';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { withTexts } from '../../../shared/lazy/with-texts.ts';

const texts: Catalog = import.meta.glob<CatalogFile>(
  '../../../../../../packages/i18n/catalogs/*/dive-find.po',
);

const fetchFind = () => withTexts(texts, import('./find-code.ts'));

/** Code and words are fetched at the first touch, or at once if the URL has one of these filters. */
export const FindFilters = lazyComponent(
  async () => (await fetchFind()).FindFilters,
  <Skeleton className="h-44" />,
);
export const FindChip = lazyComponent(
  async () => (await fetchFind()).FindChip,
  <Skeleton className="h-3 w-24" />,
);
export const ReversedRange = lazyComponent(async () => (await fetchFind()).ReversedRange);

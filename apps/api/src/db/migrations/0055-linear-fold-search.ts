import { foldSearchFunction } from './fold-search-function.ts';
import type { Migration } from './migration.ts';

/** Folds in linear time, with the same results as before: what is stored stays valid. */
export const linearFoldSearch = { inTransaction: foldSearchFunction } satisfies Migration;

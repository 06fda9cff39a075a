import { foldSearchFunction } from './fold-search-function.ts';
import type { Migration } from './migration.ts';

/** Folds letters, apostrophes and hyphens that are alike. The next migration folds what is stored again. */
export const foldAlikeLetters = { inTransaction: foldSearchFunction } satisfies Migration;

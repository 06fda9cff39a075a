export { FindChip } from './find-chip.tsx';
export { FindFilters } from './find-filters.tsx';
export { ReversedRange } from './reversed-range.tsx';

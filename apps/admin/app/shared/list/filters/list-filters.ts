import type { ReactNode } from 'react';

export interface FilterChip {
  /** The filter's URL parameter. */
  name: string;
  /** The filter's text: 'Wreck'. */
  label: ReactNode;
}

export interface ListFilters {
  /** Whether it is not known yet if there are filters: then only their place is kept. */
  isPending?: boolean;
  /** The active filters. */
  chips: FilterChip[];
  /** The filter controls, which the Filters button opens. */
  panel: ReactNode;
  onRemove: (name: string) => void;
  /** 'Clear filters', which also clears the search. */
  onClear: () => void;
}

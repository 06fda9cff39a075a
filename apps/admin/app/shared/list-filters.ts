import { useSearchParams } from 'react-router';

/** Another filter starts at page 1; null takes the filter out of the address. */
export function withFilter(
  params: URLSearchParams,
  name: string,
  value: string | null,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (value === null || value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** The list without search, page and the filters of these names; what else stands there stays. */
export function withoutFilters(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['page', 'search', ...names]) next.delete(name);
  return next;
}

/** The ways to change a list's filters in the URL; what they are is read with the list's schema. */
export function useListFilters(names: readonly string[]) {
  const [, setParams] = useSearchParams();
  const options = { preventScrollReset: true };
  return {
    setFilter: (name: string, value: string | null) =>
      setParams((latest) => withFilter(latest, name, value), options),
    /** The search too: 'Clear filters' shows everything. */
    clearFilters: () => setParams((latest) => withoutFilters(latest, names), options),
  };
}

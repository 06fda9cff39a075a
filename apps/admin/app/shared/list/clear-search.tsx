import { Button } from '@buddyline/ui/button';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';

/** In a list without matches: leads back to the whole list. Nothing where there is neither a search nor a filter. */
export function ClearSearch() {
  const [params, setParams] = useSearchParams();
  const names = [...params].filter(([name, value]) => name !== 'page' && value !== '');
  if (names.length === 0) return null;

  function clear() {
    setParams({}, { preventScrollReset: true });
    document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
  }
  return (
    <Button variant="outline" onClick={clear}>
      {params.has('search') ? <Trans>Clear the search</Trans> : <Trans>Show the whole list</Trans>}
    </Button>
  );
}

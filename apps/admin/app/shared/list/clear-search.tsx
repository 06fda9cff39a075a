import { Button } from '@buddyline/ui/button';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { UserText } from '../text/user-text.tsx';

/** In a list without matches: names the search, and leads back to the whole list. Nothing where there is neither a search nor a filter. */
export function ClearSearch() {
  const [params, setParams] = useSearchParams();
  const names = [...params].filter(([name, value]) => name !== 'page' && value !== '');
  if (names.length === 0) return null;

  function clear() {
    setParams({}, { preventScrollReset: true });
    document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
  }
  const search = params.get('search');
  const words = <UserText>{search}</UserText>;
  return (
    <>
      {search && (
        <p className="mb-4 wrap-anywhere text-ink-muted">
          <Trans>Nothing matches “{words}”.</Trans>
        </p>
      )}
      <Button variant="outline" onClick={clear}>
        {search ? <Trans>Clear the search</Trans> : <Trans>Show the whole list</Trans>}
      </Button>
    </>
  );
}

import type { User } from '@buddyline/domain/user';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Opens the dialog once for a link with `?write`, which then leaves the URL, so that a reload does not open it. */
export function useAskedToWrite(user: User | undefined, onAsked: () => void): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has('write') && user !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    onAsked();
    setParams({}, { replace: true, preventScrollReset: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each such link
  }, [isAsked]);
}

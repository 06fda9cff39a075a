import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { activateFirstLanguage } from './language/language.ts';

const { dataset } = document.documentElement;

// Hydration needs the catalogs of a rendered page; a fallback page loads them in parallel with its data.
if (dataset.renderedAs !== undefined) await activateFirstLanguage();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onUncaughtError },
  );
});

/**
 * If hydration fails, React cannot render the page itself either, because trusted types keep it from
 * creating the scripts. The page is then loaded again: without the cookie `view` as the fallback page.
 */
function onUncaughtError(error: unknown): void {
  reportError(error);
  const isHydrated = dataset.renderedAs === undefined;
  if (isHydrated || !location.pathname.startsWith('/admin')) return;
  document.cookie = 'view=; Path=/; Max-Age=0';
  location.reload();
}

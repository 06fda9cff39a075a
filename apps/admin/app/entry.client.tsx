import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { activateFirstLanguage } from './language/language.ts';

// Hydration needs the catalogs of a rendered page; a fallback page loads them in parallel with its data.
if (document.documentElement.dataset.renderedAs !== undefined) await activateFirstLanguage();

function hydrate(): void {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
}
// A page of the panel obeys sooner if React does not pause. What is pressed and typed meanwhile is held anyway.
if (location.pathname.startsWith('/admin')) hydrate();
else startTransition(hydrate);

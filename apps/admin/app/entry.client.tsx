import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { activateFirstLanguage } from './language/language.ts';

// A page that the server rendered is hydrated with its words; others come beside their data.
if (document.documentElement.dataset.renderedAs !== undefined) await activateFirstLanguage();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

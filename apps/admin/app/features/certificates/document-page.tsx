import { QueryClientProvider } from '@tanstack/react-query';
import { catalogs } from '../../language/catalogs.ts';
import { loadTexts } from '../../language/language.ts';
import { requireSession } from '../../session/guard.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { queryClient } from '../../shared/changes/query-client.ts';
import type { Route } from './+types/document-page.ts';

/** Runs before the page, as that of the layout does for all others. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    await requireSession(request);
    await Promise.all([next(), loadTexts(catalogs.admin), loadTexts(catalogs.domain)]);
  },
];

/** A constant, so that the page is not rendered on the server (`build-tools/server-rendering.ts`): it has no document there. */
export const clientLoader = (): null => null;

/** Lazy, because whatever a route imports is named in the manifest of the routes, which every page loads. */
const WholeWindow = lazyComponent(async () => {
  const window = await import('./whole-window.tsx');
  await loadTexts(window.documentTexts);
  return window.WholeWindow;
});

export default function DocumentPage({ params }: Route.ComponentProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <WholeWindow certificateId={params.certificateId} />
    </QueryClientProvider>
  );
}

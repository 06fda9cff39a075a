import { Trans } from '@lingui/react/macro';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { memo, type MouseEvent, useState } from 'react';
import { LoadersAfterHydration, loadTextsOfRenderedPage } from '../first-view/rendered-page.ts';
import { catalogs } from '../language/catalogs.ts';
import { loadTexts } from '../language/language.ts';
import { fetchToaster } from '../notify/fetch-toaster.ts';
import { sectionName, textsOf } from '../sections.ts';
import { requireSession } from '../session/guard.ts';
import { storedUserId } from '../session/session-hints.ts';
import { UnsavedChangesGuard } from '../shared/form/unsaved-changes.tsx';
import {
  prefetchOnInteraction,
  usePrefetchOnInteraction,
} from '../shared/lazy/prefetch-on-interaction.ts';
import { lazyComponent } from '../shared/lazy/lazy-component.tsx';
import { usePreventOfflineReload } from '../shared/lazy/offline-pages.ts';
import { useLive } from '../shared/changes/live/use-live.ts';
import { personQuery } from '../shared/query/person-queries.ts';
import { RightsProvider } from '../shared/query/use-can.tsx';
import { metaQuery } from '../shared/query/meta-queries.ts';
import { CurrentRunBar } from '../shared/changes/bulk/current-run-bar.tsx';
import { queryClient } from '../shared/changes/query-client.ts';
import { typedAhead } from '../shared/keyboard/typed-ahead.ts';
import type { Route } from './+types/admin-layout.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { useKeyboardShortcuts } from './commands/keyboard-shortcuts.ts';
import type { Overlay } from './overlay.ts';
import { Overlays } from './overlays.tsx';
import { mainPadding, PageTransition } from './page-transition.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { ProofWatch } from './proof-watch.tsx';
import { ReadablePage } from './readable-page.tsx';
import { SessionEndWatch } from './session-end.tsx';
import { Sidebar } from './sidebar.tsx';

loadTextsOfRenderedPage();
prefetchOnInteraction(fetchToaster);

const GoHint = lazyComponent(async () => (await import('./commands/go-hint.tsx')).GoHint);

const RequiredTwoStep = lazyComponent(
  async () => (await import('./required-two-step.tsx')).RequiredTwoStep,
);

/** Runs before every page below, on client-side navigation too. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    await requireSession(request);
    // In parallel with the page's loaders; the page is shown when both are done.
    const texts = textsOf(new URL(request.url).pathname);
    await Promise.all([next(), ...texts.map(loadTexts)]);
  },
];

export async function clientLoader(): Promise<null> {
  const userId = storedUserId();
  if (userId) void queryClient.prefetchQuery(personQuery(userId));
  void queryClient.prefetchQuery(metaQuery);
  await Promise.all([loadTexts(catalogs.admin), loadTexts(catalogs.domain)]);
  return null;
}

/** Focuses by script, because the router would treat the hash as a navigation. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#content')?.focus();
}

export default function AdminLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <RightsProvider>
        <Shell />
      </RightsProvider>
    </QueryClientProvider>
  );
}

/** Memoized, because the router re-renders a layout on every URL change, even of the query string. */
const Shell = memo(function Shell() {
  const [overlay, setOverlay] = useState<Overlay | null>(null);

  function openOverlay(next: Overlay | null) {
    if (next === 'palette') typedAhead.begin({ overFields: true });
    else typedAhead.end();
    setOverlay(next);
  }
  usePrefetchOnInteraction();
  usePreventOfflineReload();
  useLive();
  return (
    <>
      <KeyboardShortcuts onOpen={openOverlay} />
      <a href="#content" onClick={skipToContent} className="skip-link">
        <Trans>Skip to the content</Trans>
      </a>
      <PhoneBar onOpen={openOverlay} />
      <aside className="fixed inset-y-0 inset-s-0 hidden w-64 lg:block">
        <Sidebar onOpen={openOverlay} />
      </aside>
      <main id="content" tabIndex={-1} className={`lg:ms-64 ${mainPadding}`}>
        <ReadablePage>
          <PageTransition />
        </ReadablePage>
      </main>
      <UnsavedChangesGuard nameOf={sectionName} />
      <SessionEndWatch />
      <ProofWatch />
      <TwoStepGate />
      <ConnectionNotice />
      <CurrentRunBar />
      <Overlays open={overlay} onOpen={openOverlay} />
      <LoadersAfterHydration />
    </>
  );
});

function TwoStepGate() {
  const { data: meta } = useQuery(metaQuery);
  return <RequiredTwoStep open={meta?.requiresTwoStep === true} />;
}

/** A component of its own, because it re-renders on every URL change. */
function KeyboardShortcuts({ onOpen }: { onOpen: (overlay: Overlay) => void }) {
  return <GoHint open={useKeyboardShortcuts(onOpen)} />;
}

import { listenForToasts } from '@buddyline/ui/toast';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createBrowserRouter,
  type DataRouter,
  type RouteObject,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import panelRoutes, { type PanelRoute } from 'virtual:panel-routes';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import * as root from '../app/root.tsx';
import { chooseLanguage } from '../app/language/language.ts';
import { TextElement } from '../app/language/text-element.tsx';
import { beginSession, endSession } from '../app/session/session.ts';
import { fetchFirstTouch } from '../app/shared/lazy/first-touch.ts';
import { leave } from '../app/shared/record/previous-page.ts';
import { Backend } from './backend/backend.ts';
import { ada, type Records } from './backend/records.ts';

interface Options {
  /** What the backend holds; nothing but the administrator by default. */
  records?: Partial<Records>;
  /** One that already has answers of its own. */
  backend?: Backend;
  isSignedIn?: boolean;
  locale?: 'en' | 'ar';
  size?: 'desk' | 'phone';
}

interface OpenPanel {
  backend: Backend;
  /** The path with the query. */
  address: () => string;
  goBack: () => void;
}

const sizes = { desk: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

let open: { backend: Backend; router: DataRouter; unmount: () => Promise<void> } | undefined;
const browserFetch = globalThis.fetch;

/** Opens the panel at an address, signed in as the administrator, with a backend in memory. */
export async function renderPage(
  address: string,
  {
    records = {},
    backend = new Backend(records),
    isSignedIn = true,
    locale = 'en',
    size = 'desk',
  }: Options = {},
): Promise<OpenPanel> {
  forgetToasts();
  globalThis.fetch = backend.fetch;
  await page.viewport(sizes[size].width, sizes[size].height);
  if (isSignedIn) beginSession({ userId: ada.id, role: ada.role, remember: true });
  history.replaceState(null, '', address);
  await chooseLanguage(locale);
  const router = createBrowserRouter([
    {
      id: 'root',
      Component: withComponentProps(root.default),
      ErrorBoundary: withErrorBoundaryProps(
        root.ErrorBoundary as Parameters<typeof withErrorBoundaryProps>[0],
      ),
      HydrateFallback: root.HydrateFallback,
      children: panelRoutes.map(toRoute),
    },
  ]);
  const { unmount } = await render(
    <I18nProvider i18n={i18n} defaultComponent={TextElement}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  open = { backend, router, unmount };
  return {
    backend,
    address: () => `${location.pathname}${location.search}`,
    goBack: () => history.back(),
  };
}

/** After each test: leaves nothing of the page, of the session or in the browser's storage. */
export async function closePanel(): Promise<void> {
  if (open) {
    open.backend.pages += 1;
    // What has been answered may still lead to another page, and would take the next test's page along.
    open.router.navigate = () => Promise.resolve();
    await open.unmount();
    // The next test's page is the first one of its visit: nothing takes its focus.
    leave(null);
    open.router.dispose();
    // A page that was to move on has waited for this code too; its shield is raised by now.
    await fetchFirstTouch().catch(() => undefined);
  }
  open = undefined;
  endSession('logout');
  localStorage.clear();
  sessionStorage.clear();
  // A page's load sets it anew.
  delete document.documentElement.dataset['density'];
  globalThis.fetch = browserFetch;
}

/** Toasts that came after the last test's page was closed would be shown in the next one. */
function forgetToasts(): void {
  listenForToasts(() => {})();
}

/** As the router's Vite plugin does it for the build. */
function toRoute({ id, path, index, module, children }: PanelRoute): RouteObject {
  const lazy = {
    loader: async () => (await module()).clientLoader,
    action: async () => (await module()).clientAction,
    middleware: async () => (await module()).clientMiddleware,
    Component: async () => {
      const { default: Page } = await module();
      return Page && withComponentProps(Page);
    },
    ErrorBoundary: async () => {
      const { ErrorBoundary } = await module();
      return ErrorBoundary && withErrorBoundaryProps(ErrorBoundary);
    },
  };
  const route = { id, lazy, ...(path !== undefined && { path }) };
  if (index) return { ...route, index: true };
  return { ...route, ...(children && { children: children.map(toRoute) }) };
}

declare module 'virtual:panel-routes' {
  import type {
    RouteObject,
    UNSAFE_withComponentProps,
    UNSAFE_withErrorBoundaryProps,
  } from 'react-router';

  export interface PanelRoute {
    id: string;
    path?: string;
    index?: boolean;
    module: () => Promise<{
      default?: Parameters<typeof UNSAFE_withComponentProps>[0];
      ErrorBoundary?: Parameters<typeof UNSAFE_withErrorBoundaryProps>[0];
      clientLoader?: RouteObject['loader'];
      clientAction?: RouteObject['action'];
      clientMiddleware?: RouteObject['middleware'];
    }>;
    children?: PanelRoute[];
  }

  const routes: PanelRoute[];
  export default routes;
}

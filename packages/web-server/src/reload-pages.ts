import type { Plugin } from 'vite';

/**
 * In development, for pages that no browser hydrates: they are loaded again when a file they were
 * rendered from changes. Such a page brings `/@vite/client` along, which listens.
 */
export function reloadPages(): Plugin {
  return {
    name: 'reload-pages',
    apply: 'serve',
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}

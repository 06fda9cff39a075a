import type { Plugin } from 'vite';

/**
 * In development, reloads pages without hydration when a file they are rendered from changes. Such
 * pages include `/@vite/client`, which receives the message.
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

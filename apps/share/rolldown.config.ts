import { webServer } from '@buddyline/bundle/web-server';

export default webServer({
  appDir: import.meta.dirname,
  // The second draws cards, in a thread.
  input: { server: 'server.ts', 'render-card': 'app/card/render-card.ts' },
  // The second starts its threads with a file of its own package.
  native: ['@resvg/resvg-js', 'piscina'],
});

import { webServer } from '@buddyline/bundle/web-server';

export default webServer({
  appDir: import.meta.dirname,
  input: { server: 'server.ts', 'write-site': 'write-site.ts' },
  native: ['@resvg/resvg-js'],
});

import { webServer } from '@buddyline/bundle/web-server';

export default webServer({
  appDir: import.meta.dirname,
  input: { server: 'server.ts' },
  native: ['@resvg/resvg-js'],
});

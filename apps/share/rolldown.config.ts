import { webServer } from '@buddyline/bundle/web-server';

export default webServer({ appDir: import.meta.dirname, native: ['@resvg/resvg-js'] });

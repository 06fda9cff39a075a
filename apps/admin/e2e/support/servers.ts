import { type RunningApp, startApp, startDemoApi } from '@buddyline/tests/app-process';

/** The API, and where a post is shared: an address that nobody listens on. */
export async function startApi(panelPort: number): Promise<RunningApp> {
  return startDemoApi({
    PUBLIC_ORIGINS: `http://127.0.0.1:${panelPort}`,
    SHARE_ORIGIN: 'https://share.example.org',
  });
}

/** The production panel; `pnpm build` comes before. */
export async function startPanel(port: number, apiUrl: string): Promise<RunningApp> {
  return startApp({
    app: 'admin',
    script: 'dist/server.js',
    port,
    ready: '/health',
    env: { PORT: `${port}`, API_URL: apiUrl },
  });
}

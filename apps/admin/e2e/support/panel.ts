import { type RunningApp, startWebApp, webBuild } from '@buddyline/tests/app-process';
import { startDemoApi } from '@buddyline/tests/demo-api';
import { freePort } from '@buddyline/tests/free-port';

/** The production panel before an API with demo data of its own. */
export interface Panel {
  origin: string;
  /** From now on the data is not what it was at first. */
  changes: () => void;
  /** A test begins: what another one has changed is gone. */
  beginTest: () => Promise<void>;
  stop: () => Promise<void>;
}

/** One for each worker, whose tests run one after the other. */
export async function startOwnPanel(): Promise<Panel> {
  const port = await freePort();
  const api = await startDemoApi(JSON.parse(process.env.DEMO_TEMPLATE ?? ''), {
    PUBLIC_ORIGINS: `http://127.0.0.1:${port}`,
    // Where a post is shared: an address that nobody listens on.
    SHARE_ORIGIN: 'https://share.example.org',
  });
  const server = await startPanel(`${api.origin}/api`, port);
  let isChanged = false;
  return {
    origin: server.origin,
    changes: () => {
      isChanged = true;
    },
    beginTest: async () => {
      if (isChanged) await api.renew();
      isChanged = false;
    },
    stop: async () => {
      await server.stop();
      await api.stop();
    },
  };
}

/** The production panel before whatever backend. */
export async function startPanel(apiUrl: string, port?: number): Promise<RunningApp> {
  return startWebApp(webBuild('admin'), {
    API_URL: apiUrl,
    ...(port !== undefined && { PORT: `${port}` }),
  });
}

import { type RunningApp, startWebApp, webBuild } from '@buddyline/tests/app-process';
import { startDemoApi } from '@buddyline/tests/demo-api';
import { freePort } from '@buddyline/tests/free-port';

/** The production panel with an API that has its own copy of the demo data. */
export interface Panel {
  origin: string;
  /** For tests that change data by calls that count as reading. */
  markChanged: () => void;
  /** Forgets the demo's activity and empties its trash. */
  clearHistory: () => Promise<void>;
  /** Gives the demo's other administrators the password of the first one. */
  letStaffSignIn: () => Promise<void>;
  /** Leaves so many tickets unanswered, the oldest ones, closes all others, and deletes all messages. */
  fillTicketQueue: (count: number) => Promise<void>;
  /** Before each test: resets changed data. */
  beginTest: () => Promise<void>;
  stop: () => Promise<void>;
}

/** One per worker, whose tests run one after another. */
export async function startOwnPanel(): Promise<Panel> {
  const port = await freePort();
  const api = await startDemoApi(JSON.parse(process.env.DEMO_TEMPLATE ?? ''), {
    // The second one is for passkeys, which need a name.
    PUBLIC_ORIGINS: `http://127.0.0.1:${port},http://localhost:${port}`,
    // The origin of shared posts, on which no server listens.
    SHARE_ORIGIN: 'https://share.example.org',
  });
  const server = await startPanel(`${api.origin}/api`, { port });
  let isChanged = false;
  return {
    origin: server.origin,
    markChanged: () => {
      isChanged = true;
    },
    clearHistory: () => {
      isChanged = true;
      return api.clearHistory();
    },
    letStaffSignIn: () => {
      isChanged = true;
      return api.letStaffSignIn();
    },
    fillTicketQueue: (count) => {
      isChanged = true;
      return api.fillTicketQueue(count);
    },
    beginTest: async () => {
      if (isChanged || (await api.hasChanged())) await api.renew();
      isChanged = false;
    },
    stop: async () => {
      await server.stop();
      await api.stop();
    },
  };
}

interface PanelOptions {
  port?: number;
  /** By default long enough that load on the machine never leads to the fallback page; 0 turns rendering off. */
  renderDeadlineMs?: number;
  /** How long nothing is rendered after the API failed; by default as in a deployment. */
  renderPauseMs?: number;
}

/** The production panel with the given backend. */
export async function startPanel(
  apiUrl: string,
  { port, renderDeadlineMs = 10_000, renderPauseMs }: PanelOptions = {},
): Promise<RunningApp> {
  return startWebApp(webBuild('admin'), {
    API_URL: apiUrl,
    RENDER_DEADLINE_MS: `${renderDeadlineMs}`,
    ...(renderPauseMs !== undefined && { RENDER_PAUSE_MS: `${renderPauseMs}` }),
    ...(port !== undefined && { PORT: `${port}` }),
  });
}

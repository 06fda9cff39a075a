import { freePort } from '@buddyline/tests/free-port';
import { startApi, startPanel } from './servers.ts';

/** Starts the API and the panel on free ports; the returned function stops them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const panelPort = await freePort();
  const api = await startApi(panelPort);
  const panel = await startPanel(panelPort, `${api.origin}/api`);
  process.env.PANEL_ORIGIN = panel.origin;
  return async () => {
    await panel.stop();
    await api.stop();
  };
}

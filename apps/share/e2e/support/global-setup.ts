import { startEmptyApi } from '@buddyline/tests/embedded-api';
import { administrator, signIn } from './posts.ts';
import { testDeployment, startShare } from './share-server.ts';

/** Starts the real API with one author and no posts, and this app in front of it, on free ports. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const api = await startEmptyApi(administrator);
  const share = await startShare(`${api.origin}/api`, testDeployment);
  process.env['API_ORIGIN'] = api.origin;
  process.env['API_TOKEN'] = await signIn(api.origin);
  process.env['SHARE_PAGE_ORIGIN'] = share.origin;
  return async () => {
    await share.stop();
    await api.stop();
  };
}

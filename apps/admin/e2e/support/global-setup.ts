import { loadDemo } from '@buddyline/tests/demo-api';

/** Loads the demo data, of which each worker gets a copy; the returned function removes it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { template, dispose } = await loadDemo();
  process.env.DEMO_TEMPLATE = JSON.stringify(template);
  return dispose;
}

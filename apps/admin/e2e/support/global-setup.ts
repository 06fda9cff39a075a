import { loadDemo } from '@buddyline/tests/demo-api';

/** Loads the demo data, which each worker has a copy of; the returned function removes it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { template, dispose } = await loadDemo();
  process.env.DEMO_TEMPLATE = JSON.stringify(template);
  return dispose;
}

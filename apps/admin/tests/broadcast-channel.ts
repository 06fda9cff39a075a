import { BroadcastChannel } from 'node:worker_threads';

// The VM context of a test file has none. A session that ends tells other tabs through it.
Object.assign(globalThis, { BroadcastChannel });

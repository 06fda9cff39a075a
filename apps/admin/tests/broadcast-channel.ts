import { BroadcastChannel } from 'node:worker_threads';

// A page in a context of its own lacks it; sessions tell other tabs of their end through it.
Object.assign(globalThis, { BroadcastChannel });

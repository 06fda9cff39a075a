/**
 * Prints the measured tables of apps/api/GROWTH.md: pnpm --filter @buddyline/bench bench:growth [rows] [requests] [months]
 *
 * All three take half an hour. With a URL it uses a database that `fill-database.ts` has filled, and adds to its activity.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { addMembers, openData, startApi } from '../api/full-database.ts';
import { addHistory, storageTable } from './storage.ts';
import { monthsTable } from './partitions.ts';
import { costTable } from './cost.ts';

const parts: Record<string, (client: pg.Client, url: string) => Promise<void>> = {
  rows: async (client) => {
    await addHistory(client);
    print('Storage', await storageTable(client));
  },
  requests: async (client, url) => {
    await addMembers(url);
    print('Work of a request', await costOf(client, url));
  },
  months: async (client) =>
    print('The activity, as one table and by months', await monthsTable(client)),
};

const words = process.argv.slice(2);
const urls = words.filter((word) => word.startsWith('postgres'));
const chosen = words.filter((word) => !urls.includes(word));
const unknown = chosen.find((name) => !(name in parts));
if (unknown !== undefined) {
  console.error(`There is no table ${unknown}: choose ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const data = await openData(urls[0] ?? '1');
const connection = new pg.Client({ connectionString: data.url });
await connection.connect();
try {
  for (const [name, run] of Object.entries(parts)) {
    if (chosen.length === 0 || chosen.includes(name)) await run(connection, data.url);
  }
} finally {
  await connection.end();
  await data.close();
}

async function costOf(client: pg.Client, url: string): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'buddyline-growth-'));
  const api = await startApi(url, dataDir);
  try {
    return await costTable(api, client);
  } finally {
    await api.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function print(title: string, lines: string[]): void {
  console.log(['', `${title}:`, '', ...lines].join('\n'));
}

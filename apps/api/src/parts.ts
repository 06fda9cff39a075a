import type { Config } from './config.ts';
import type { OpenDatabase } from './db/database.ts';
import type { FileStorage } from './files/storage.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Redis } from './redis/redis.ts';
import type { AttemptCounts } from './session/attempt-counts.ts';
import type { KnownBrowsers } from './session/known-browser.ts';
import type { SessionCookies } from './session/session-cookies.ts';
import type { Sessions } from './session/sessions.ts';

/** What routes are made of. Tests build the same with a database of their own. */
export interface Parts {
  config: Config;
  database: OpenDatabase;
  storage: FileStorage;
  /** Null: this is the only process, or each counts for itself. */
  redis: Redis | null;
  attempts: AttemptCounts;
  sessions: Sessions;
  cookies: SessionCookies;
  knownBrowsers: KnownBrowsers;
  /** Null: nobody asks for figures. */
  metrics: Metrics | null;
}

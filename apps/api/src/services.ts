import type { AccountCodes } from './accounts/account-codes.ts';
import type { Background } from './background.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/database.ts';
import type { FileStorage } from './files/storage.ts';
import type { Limiter } from './http/limits/limiter.ts';
import type { LiveFeed } from './live/live-feed.ts';
import type { Mail } from './mail/mail.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Redis } from './redis/redis.ts';
import type { KnownBrowsers } from './session/known-browser.ts';
import type { SessionCookies } from './session/session-cookies.ts';
import type { Sessions } from './session/sessions.ts';

import type { TwoStepKeys } from './two-step/two-step-keys.ts';
import type { BatchSettings } from './trash/batches/batch-size.ts';

/** The services that routes use. Tests create them with a database of their own. */
export interface Services {
  config: Config;
  database: OpenDatabase;
  storage: FileStorage;
  /** Null without Redis; each process then counts for itself. */
  redis: Redis | null;
  /** Null where mail is not set up. */
  mail: Mail | null;
  live: LiveFeed;
  background: Background;
  limiter: Limiter;
  sessions: Sessions;
  cookies: SessionCookies;
  knownBrowsers: KnownBrowsers;
  codes: AccountCodes;
  twoStepKeys: TwoStepKeys;
  batches: BatchSettings;
  /** Null without METRICS_PORT. */
  metrics: Metrics | null;
}

import { createAccountCodes } from './accounts/account-codes.ts';
import { Background } from './background.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/database.ts';
import type { FileStorage } from './files/storage.ts';
import { createLimiter } from './http/limits/limiter.ts';
import { LiveFeed } from './live/live-feed.ts';
import { createMail } from './mail/mail.ts';
import type { Services } from './services.ts';
import type { Redis } from './redis/redis.ts';
import { createKnownBrowsers } from './session/known-browser.ts';
import { openServerKey } from './session/server-key.ts';
import { createSessionCookies } from './session/session-cookies.ts';
import { createSessions } from './session/sessions.ts';
import { usualBatches } from './trash/batches/batch-size.ts';
import { createTwoStepKeys } from './two-step/two-step-keys.ts';

/** Creates the API's services on an open database and storage. */
export async function createServices(
  config: Config,
  database: OpenDatabase,
  storage: FileStorage,
): Promise<Services> {
  const redis = await openRedisIfSet(config);
  const serverKey = await openServerKey(config);
  const mail = createMail(config, database);
  const live = new LiveFeed(database.db, config.maxStreams);
  return {
    config,
    database,
    storage,
    redis,
    mail,
    live,
    background: new Background(),
    limiter: createLimiter(database.db, redis, serverKey.derive('limits'), config),
    sessions: createSessions(database.db, serverKey, redis),
    cookies: createSessionCookies(config),
    knownBrowsers: createKnownBrowsers(config, serverKey),
    codes: createAccountCodes(serverKey),
    twoStepKeys: createTwoStepKeys(serverKey, config.brand),
    batches: { ...usualBatches },
    metrics: await createMetricsIfSet({ config, database, storage, redis, mail, live }),
  };
}

// Optional services are imported only when configured, to save memory and start time.

async function openRedisIfSet({ redisUrl, redisAnswerMs }: Config): Promise<Redis | null> {
  if (redisUrl === undefined) return null;
  const { openRedis } = await import('./redis/open-redis.ts');
  return openRedis(redisUrl, redisAnswerMs);
}

async function createMetricsIfSet(
  measured: Pick<Services, 'config' | 'database' | 'storage' | 'redis' | 'mail' | 'live'>,
): Promise<Services['metrics']> {
  if (measured.config.metrics === undefined) return null;
  const { createMetrics } = await import('./metrics/metrics.ts');
  return createMetrics(measured);
}

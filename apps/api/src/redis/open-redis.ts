import { createClient } from '@redis/client';
import { Reachability } from '../reachability.ts';
import { type Redis, RedisUnavailableError } from './redis.ts';

/** Pause after a time-out, so that not every call waits for it. */
const cooldownMs = 1_000;

type Client = ReturnType<typeof createClient>;

/**
 * Opens a connection that reconnects automatically.
 * @param answerMs the longest wait for an answer, ms
 * @returns after the first attempt has succeeded or failed
 */
export async function openRedis(url: string, answerMs: number): Promise<Redis> {
  const client: Client = createClient({
    url,
    disableOfflineQueue: true,
    // Pings detect a connection that hangs, also while it is being opened.
    pingInterval: 2_000,
    socket: {
      connectTimeout: 1_000,
      socketTimeout: 5_000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 1_000),
    },
  });
  const connection = new RedisConnection(client, answerMs);
  const attempted = new Promise((resolve) => client.once('ready', resolve).once('error', resolve));
  // The client retries by itself and reports each failure as 'error'.
  client.connect().catch(() => undefined);
  await attempted;
  return connection;
}

class RedisConnection implements Redis {
  readonly reachability = new Reachability(
    'Redis',
    'each process counts writes for itself, failed sign-ins are counted in the database, and a session that another process ended may work for up to a second',
  );
  readonly #client: Client;
  readonly #answerMs: number;
  #pausedUntil = 0;

  constructor(client: Client, answerMs: number) {
    this.#client = client;
    this.#answerMs = answerMs;
    // Without a listener an error would crash the process.
    client.on('error', (error) => this.reachability.lost(error));
    client.on('ready', () => this.reachability.found());
  }

  async run(script: string, key: string, args: (string | number)[] = []): Promise<unknown> {
    if (!this.#client.isReady || Date.now() < this.#pausedUntil) {
      throw new RedisUnavailableError('Redis is unavailable.');
    }
    const asking = this.#client.eval(script, { keys: [key], arguments: args.map(String) });
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      this.#pausedUntil = Date.now() + cooldownMs;
      late.reject(new Error(`Redis did not answer within ${this.#answerMs} ms.`));
    }, this.#answerMs);
    try {
      const answer = await Promise.race([asking, late.promise]);
      this.reachability.found();
      return answer;
    } catch (error) {
      // A full or read-only Redis answers with an error and counts as lost too.
      this.reachability.lost(error);
      throw new RedisUnavailableError('The call to Redis failed.', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  publish(channel: string): void {
    if (this.#client.isReady) this.#client.publish(channel, '').catch(() => undefined);
  }

  subscribe(channel: string, listener: () => void): void {
    // After the first success the client resubscribes automatically when it reconnects.
    const subscribe = () => this.#client.subscribe(channel, listener).catch(whenReady);
    const whenReady = () => void this.#client.once('ready', () => void subscribe());
    if (this.#client.isReady) void subscribe();
    else whenReady();
  }

  async close(): Promise<void> {
    if (!this.#client.isOpen) return;
    if (this.reachability.isReachable) await this.#client.close();
    else this.#client.destroy();
  }
}

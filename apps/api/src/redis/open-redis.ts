import { createClient } from '@redis/client';
import { Reachability } from '../reachability.ts';
import { type Redis, RedisAwayError } from './redis.ts';

/** It answers within a millisecond; nobody who signs in or writes waits long for one that hangs. */
const answerMs = 250;
/** After that it is left alone for a while, so that not every caller waits for it. */
const restMs = 1_000;

type Client = ReturnType<typeof createClient>;

/**
 * Opens a connection that comes back by itself.
 * @returns when the first attempt has succeeded or failed
 */
export async function openRedis(url: string): Promise<Redis> {
  const client: Client = createClient({
    url,
    disableOfflineQueue: true,
    // A connection on which nothing arrives is given up, also when it hangs while it opens.
    pingInterval: 2_000,
    socket: {
      connectTimeout: 1_000,
      socketTimeout: 5_000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 1_000),
    },
  });
  const connection = new RedisConnection(client);
  const attempted = new Promise((resolve) => client.once('ready', resolve).once('error', resolve));
  // It goes on trying by itself; each failure is told to the listener of 'error'.
  client.connect().catch(() => undefined);
  await attempted;
  return connection;
}

class RedisConnection implements Redis {
  readonly reachability = new Reachability(
    'Redis',
    'each process limits writes by itself, failed sign-ins are counted in the database, and what another process ended is believed for a second at most',
  );
  readonly #client: Client;
  #restsUntil = 0;

  constructor(client: Client) {
    this.#client = client;
    // Without a listener an error would end the process.
    client.on('error', (error) => this.reachability.lost(error));
    client.on('ready', () => this.reachability.found());
  }

  async run(script: string, key: string, args: (string | number)[] = []): Promise<unknown> {
    if (!this.#client.isReady || Date.now() < this.#restsUntil) {
      throw new RedisAwayError('Redis is away.');
    }
    const asking = this.#client.eval(script, { keys: [key], arguments: args.map(String) });
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      this.#restsUntil = Date.now() + restMs;
      late.reject(new Error(`Redis did not answer within ${answerMs} ms.`));
    }, answerMs);
    try {
      const answer = await Promise.race([asking, late.promise]);
      this.reachability.found();
      return answer;
    } catch (error) {
      // A full or read-only Redis answers, but is of no use either.
      this.reachability.lost(error);
      throw new RedisAwayError('Redis could not be asked.', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  publish(channel: string): void {
    if (this.#client.isReady) this.#client.publish(channel, '').catch(() => undefined);
  }

  subscribe(channel: string, listener: () => void): void {
    // Once it has been heard, the client subscribes again by itself after each interruption.
    const subscribe = () => this.#client.subscribe(channel, listener).catch(whenReady);
    const whenReady = () => void this.#client.once('ready', () => void subscribe());
    if (this.#client.isReady) void subscribe();
    else whenReady();
  }

  async close(): Promise<void> {
    if (!this.#client.isOpen) return;
    if (this.reachability.isThere) await this.#client.close();
    else this.#client.destroy();
  }
}

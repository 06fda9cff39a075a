import type { FastifyBaseLogger } from 'fastify';

/** Work that goes on after the answer of the request that began it. The API stops only when it has ended. */
export class Background {
  readonly #running = new Set<Promise<void>>();

  /** @param failed what the log says when the work fails */
  add(work: Promise<void>, log: FastifyBaseLogger, failed: string): void {
    const ended = work
      .catch((error: unknown) => log.warn({ err: error }, failed))
      .finally(() => this.#running.delete(ended));
    this.#running.add(ended);
  }

  /** Resolves when none is running. */
  async ended(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}

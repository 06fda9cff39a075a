/** Who has requests in flight. Without a sender and a network only the number of all counts. */
export interface Sender {
  /** A member, or the address of a visitor. */
  id?: string;
  /** The network of someone who is not known to be a member. */
  network?: string;
}

/**
 * The requests in flight of a process, or its uploads. A sender never has more of them than are left for others, and a
 * network no more than twice as many. So one sender alone gets half of the places, four get a fifth each, and whoever
 * comes next finds one.
 *
 * An answer that is made in parts counts as several requests of its sender, until its last part is made. It takes none
 * of the places, because a slow reader would keep others out.
 */
export class InFlight {
  readonly #max: number;
  /** How many places an answer that is made in parts takes. */
  readonly #inParts: number;
  readonly #counts = new Map<string, number>();
  #total = 0;

  constructor(max: number) {
    this.#max = max;
    this.#inParts = Math.ceil(max / 20);
  }

  hasRoomFor({ id, network }: Sender): boolean {
    const left = this.#max - this.#total;
    return left > 0 && this.#countOf(id) < left && this.#countOf(network) < 2 * left;
  }

  enter({ id, network }: Sender): void {
    this.#total += 1;
    this.#add(id, 1);
    this.#add(network, 1);
  }

  leave({ id, network }: Sender): void {
    this.#total -= 1;
    this.#add(id, -1);
    this.#add(network, -1);
  }

  beginParts({ id, network }: Sender): void {
    this.#add(id, this.#inParts);
    this.#add(network, this.#inParts);
  }

  endParts({ id, network }: Sender): void {
    this.#add(id, -this.#inParts);
    this.#add(network, -this.#inParts);
  }

  #countOf(key: string | undefined): number {
    return key === undefined ? 0 : (this.#counts.get(key) ?? 0);
  }

  #add(key: string | undefined, change: number): void {
    if (key === undefined) return;
    const count = this.#countOf(key) + change;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
  }
}

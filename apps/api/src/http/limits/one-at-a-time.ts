/** The people who have work of one kind under way in this process, of which each may have one at a time. */
export class OneAtATime {
  readonly #busy = new Set<string>();

  get size(): number {
    return this.#busy.size;
  }

  /** @returns what ends the work, however often it is called; undefined while the person has some under way */
  begin(personId: string): (() => void) | undefined {
    if (this.#busy.has(personId)) return undefined;
    this.#busy.add(personId);
    let isOver = false;
    return () => {
      // Their next work may have begun since.
      if (!isOver) this.#busy.delete(personId);
      isOver = true;
    };
  }
}

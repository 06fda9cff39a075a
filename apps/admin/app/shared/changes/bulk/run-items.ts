/** What became of one item. */
export interface Outcome {
  id: string;
  ok: boolean;
  /** Why it was refused. */
  message?: string | undefined;
  /** The activity id that undoes it; undefined if nothing changed, or the backend cannot. */
  undo?: string | undefined;
}

/** How items are sent: so many in each call, and so many calls at the same time. */
export interface Calls {
  perCall: number;
  atOnce: number;
  /**
   * Resolves to the outcomes that are known.
   * @throws Error if nothing is known of these items, and others would fare no better
   */
  send: (ids: string[]) => Promise<Outcome[]>;
}

export interface Watch {
  onOutcomes: (outcomes: Outcome[]) => void;
  /** Asked before each call; the calls in flight are completed. */
  isStopped: () => boolean;
}

export interface RunEnd {
  /** The items whose outcome is unknown, in the order asked. */
  rest: string[];
  /** Why not all items were sent; null if all were, or the run was stopped. */
  error: unknown;
}

/** Changes items one call after another. It is complete when no call is in flight; it never rejects. */
export async function runItems(
  ids: readonly string[],
  { perCall, atOnce, send }: Calls,
  { onOutcomes, isStopped }: Watch,
): Promise<RunEnd> {
  const unknown = new Set(ids);
  const waiting = [...unknown];
  let error: unknown = null;

  async function sendNext(): Promise<void> {
    if (error !== null || waiting.length === 0 || isStopped()) return;
    try {
      const outcomes = await send(waiting.splice(0, perCall));
      for (const { id } of outcomes) unknown.delete(id);
      onOutcomes(outcomes);
    } catch (thrown) {
      error ??= thrown;
    }
    await sendNext();
  }

  await Promise.all(Array.from({ length: atOnce }, sendNext));
  return { rest: [...unknown], error };
}

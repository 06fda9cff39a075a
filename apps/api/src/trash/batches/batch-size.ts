export interface BatchSettings {
  /** A change of more rows goes on in batches, after the answer. Tests lower it. */
  rowsAtOnce: number;
}

export interface BatchSize extends BatchSettings {
  /** How many rows a batch changes. */
  rows: number;
}

/**
 * Decision 0010: beside other work, 10,000 rows of a user take up to 2.8 s to delete and 9.4 s to restore on the
 * embedded engine, on which everybody waits meanwhile.
 */
export const usualBatches: BatchSettings = { rowsAtOnce: 1_000 };

/**
 * The bytes of values as text after which a batch of a restore ends: the database folds and indexes each letter again.
 * The worst ones, such as U+FDFB, take 5 μs a byte on the embedded engine; usual rows have 500 bytes.
 */
export const maxTextBytes = 150_000;

/** The most that is restored at once. */
export const maxTextBytesAtOnce = 4 * maxTextBytes;

/** The first batch, and the most posts that are hidden at once: each of them is written to all its indexes again. */
export const firstSize = ({ rowsAtOnce }: BatchSettings): BatchSize => ({
  rowsAtOnce,
  rows: Math.ceil(rowsAtOnce / 4),
});

/**
 * The smallest share of `rowsAtOnce`. Below it the statements of a batch take longer than its rows: a restore had 130
 * rows a second.
 */
const smallestShare = 1 / 8;
const longestMs = 250;
const shortestMs = 100;

/** Others wait for the locks of a batch, on the embedded engine for the batch itself: a slow one is followed by smaller ones. */
export function nextSize({ rows, rowsAtOnce }: BatchSize, ms: number): BatchSize {
  const smallest = Math.ceil(rowsAtOnce * smallestShare);
  if (ms > longestMs) return { rowsAtOnce, rows: Math.max(smallest, Math.floor(rows / 2)) };
  if (ms < shortestMs) return { rowsAtOnce, rows: Math.min(rowsAtOnce, rows * 2) };
  return { rowsAtOnce, rows };
}

/** When failures under one key start to cost time. */
export interface ThrottleRule {
  /** Failures are forgotten this long after the first of them. */
  windowSeconds: number;
  /** Attempts that may fail before any wait. */
  free: number;
  /** The wait after the n-th failure, n ≥ `free`: 1 s, doubled each time, at most 60 s; or all that is left of the window. */
  wait: 'doubling' | 'rest-of-window';
}

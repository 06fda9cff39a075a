/** How failures of one key are throttled. */
export interface ThrottleRule {
  /** Failures are reset this long after the first of them. */
  windowSeconds: number;
  /** Failures that cause no wait. */
  free: number;
  /** The wait after `free` failures: from 1 s, doubled up to 60 s; or the rest of the window. */
  wait: 'doubling' | 'rest-of-window';
}

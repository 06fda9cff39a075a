/**
 * Medians of nine, 26 November 2026: two quiet cores, Node 24.21, PostgreSQL 15, Chromium 156, 50,000 users. Other
 * machines and days, so they are for orientation only.
 */
export const peersMeasured = '2026-11-26';

/** At full CPU, and at a quarter of it, ms. */
type Pair = readonly [number, number];

export const peers: Record<string, Record<'rows' | 'opened' | 'typed', Pair>> = {
  'Payload 3.90': { rows: [389, 948], opened: [991, 2043], typed: [1560, 4130] },
  'react-admin 5.15': { rows: [819, 3150], opened: [968, 3825], typed: [1417, 3719] },
};

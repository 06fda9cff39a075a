/** What a fault did to the API, beside what it may do at most. */
export interface Finding {
  fault: string;
  /** The figure to reach. */
  figure: string;
  seen: string;
  isReached: boolean;
}

/** One line per fault, in columns as wide as what stands in them. */
export function table(findings: Finding[]): string {
  const rows = [
    ['', 'fault', 'figure to reach', 'seen'],
    ...findings.map(({ fault, figure, seen, isReached }) => [
      isReached ? 'ok' : 'NOT REACHED',
      fault,
      figure,
      seen,
    ]),
  ];
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

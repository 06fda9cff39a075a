/** The result of a fault, and its target. */
export interface Finding {
  fault: string;
  /** The target. */
  figure: string;
  seen: string;
  isReached: boolean;
}

/** One line per fault, in aligned columns. */
export function table(findings: Finding[]): string {
  const rows = [
    ['', 'fault', 'target', 'result'],
    ...findings.map(({ fault, figure, seen, isReached }) => [
      isReached ? 'ok' : 'FAILED',
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

export interface Finding {
  fault: string;
  target: string;
  result: string;
  isReached: boolean;
}

/** One line per fault, in aligned columns. */
export function table(findings: Finding[]): string {
  const rows = [
    ['', 'fault', 'target', 'result'],
    ...findings.map(({ fault, target, result, isReached }) => [
      isReached ? 'ok' : 'FAILED',
      fault,
      target,
      result,
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

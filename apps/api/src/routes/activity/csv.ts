type Cell = string | null | undefined;

/**
 * A line of CSV (RFC 4180). Spreadsheets run a cell that begins with one of these signs as a formula, so
 * it gets an apostrophe, which they do not show.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => csvCell(cell ?? '')).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

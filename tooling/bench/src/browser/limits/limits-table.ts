import { peers, peersMeasured } from './peers.ts';

/** ms from navigation. */
export interface Steps {
  rows: number;
  opened: number;
  typed: number;
}

export type Medians = Record<'static' | 'bare' | 'ours', Steps>;

const steps = [
  ['rows', 'rows'],
  ['opened', 'first row clicked at once: its record open'],
  ['typed', 'a letter typed 100 ms after the rows: found rows'],
] as const;

const [begin, end] = ['<!-- bench:limits -->', '<!-- /bench:limits -->'];

/** A row of each step; in brackets at a quarter of the CPU. */
export function limitsTable(full: Medians, quarter: Medians): string[] {
  const pair = (one: number, slow: number, digits = 0) =>
    Number.isNaN(one) ? '–' : `${one.toFixed(digits)} (${slow.toFixed(digits)})`;
  const rows = steps.map(([step, name]) => {
    const of = (page: keyof Medians) => pair(full[page][step], quarter[page][step]);
    const ratio = (page: keyof Medians) =>
      pair(full.ours[step] / full[page][step], quarter.ours[step] / quarter[page][step], 1);
    const ofPeers = Object.values(peers).map((figures) => pair(...figures[step]));
    return [name, of('static'), of('bare'), of('ours'), ratio('bare'), ratio('static'), ...ofPeers];
  });
  const peerHeads = Object.keys(peers).map((name) => `${name}, ${peersMeasured}`);
  const heads = ['users, ms', 'static', 'bare', 'ours', 'ours : bare', 'ours : static'];
  return aligned([[...heads, ...peerHeads], ...rows]);
}

/** As the formatter aligns it. */
function aligned(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const [head = [], ...body] = rows.map((row) =>
    row.map((cell, at) => cell.padEnd(widths[at] ?? 0)),
  );
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)];
}

/** The text with these lines between its two marks. @throws Error if it has none */
export function withTable(text: string, lines: string[]): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The README has no ${begin} before ${end}.`);
  return `${text.slice(0, from + begin.length)}\n\n${lines.join('\n')}\n\n${text.slice(to)}`;
}

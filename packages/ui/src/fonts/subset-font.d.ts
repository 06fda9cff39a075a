declare module 'subset-font' {
  /** The font with these letters alone, its axes within these bounds. */
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, { min: number; max: number }>;
    },
  ): Promise<Uint8Array>;
}

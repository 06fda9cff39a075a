declare module 'subset-font' {
  /** The font with these letters and OpenType features alone, its axes within these bounds. */
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, { min: number; max: number }>;
      keepFeatures: readonly string[];
    },
  ): Promise<Uint8Array>;
}

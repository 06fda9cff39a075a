const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits by graphemes, so that a flag or family emoji is kept or dropped as a whole. */
export function graphemesOf(text: string): Intl.SegmentData[] {
  return Array.from(segmenter.segment(text));
}

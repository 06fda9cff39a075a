declare module 'wawoff2' {
  /** Turns WOFF2 into TrueType. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}

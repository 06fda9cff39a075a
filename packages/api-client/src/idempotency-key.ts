/**
 * 128 random bits. `crypto.randomUUID()` does not exist on pages without https, and Hermes has no `crypto` at all. A
 * key is its sender's own, so nobody gains from guessing it.
 */
export function newIdempotencyKey(): string {
  const bytes = new Uint8Array(16);
  const source: Crypto | undefined = globalThis.crypto;
  if (source === undefined) bytes.forEach((_, at) => (bytes[at] = Math.random() * 256));
  else source.getRandomValues(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Rows per statement of those that read a whole list. */
export const batchRows = 1_000;
/** Bytes of long texts per statement: what two hundred posts of the greatest length have. */
export const batchBytes = 1_000_000;

/**
 * SQL of the bytes of a row's long texts. PostgreSQL knows them without unpacking the texts.
 * @param texts columns
 */
export function bytesOf(texts: readonly string[], prefix = ''): string {
  return texts.map((column) => `coalesce(octet_length(${prefix}${column}), 0)`).join(' + ');
}

/** A UUIDv7, by which the progress of an import can be asked before its answer is there. */
export function newImportId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  // After the version of a UUIDv4 all is random.
  const random = crypto.randomUUID().slice(15);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random}`;
}

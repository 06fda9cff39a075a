/** Longer than a browser takes to begin the download. */
const keptMs = 60_000;

/**
 * Saves a file of this browser, as a download does. Safari saves nothing from a link outside of the document, or
 * from a URL that is gone at once.
 */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), keptMs);
}

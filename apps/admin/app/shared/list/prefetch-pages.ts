/**
 * For a list's loader: fetches the requested page and then prefetches the next one, so that 'Next Page'
 * shows at once. Errors are ignored here and shown by the page.
 *
 * @param read fetches one page unless the cache has it
 */
export async function prefetchPages(
  page: number,
  read: (page: number) => Promise<{ totalPages: number }>,
): Promise<void> {
  const answer = await read(page).catch(() => null);
  if (answer && page < answer.totalPages) await read(page + 1).catch(() => null);
}

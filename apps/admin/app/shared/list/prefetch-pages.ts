/**
 * For a list's loader: starts fetching the page that is asked for, and then the next one, so that
 * 'Next Page' answers at once. A failure is left for the page to show.
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

import { type Catalog, loadTexts } from '../../language/language.ts';

/** Fetches code together with a catalog of its own. */
export async function withTexts<TCode>(texts: Catalog, code: Promise<TCode>): Promise<TCode> {
  const [fetched] = await Promise.all([code, loadTexts(texts)]);
  return fetched;
}

import { loadTexts } from '../shared/language.ts';

/** The client and the texts it speaks in, for pages that do without them until something is sent. */
export async function loadApi() {
  const [{ api }] = await Promise.all([import('./api.ts'), loadTexts('rules')]);
  return api;
}

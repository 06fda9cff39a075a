/** The default brand, and the attribute of the prerendered page that has it. */
export const defaultBrand = 'Buddyline';
const placeholder = `data-brand="${defaultBrand}"`;

const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Writes the deployment's brand into the page, where `app/brand.ts` reads it. */
export function writeBrand(page: string, brand = defaultBrand): string {
  if (!page.includes(placeholder)) throw new Error('The built page has no place for the brand.');
  const text = brand.replace(/[&"<>]/g, (sign) => entities[sign] ?? sign);
  return page.replace(placeholder, () => `data-brand="${text}"`);
}

/** What the panel calls itself unless a deployment says otherwise, and where the built page says it. */
export const usualBrand = 'Buddyline';
const place = `data-brand="${usualBrand}"`;

const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** The built page with the name of this deployment, which `app/brand.ts` reads. */
export function writeBrand(page: string, brand = usualBrand): string {
  if (!page.includes(place)) throw new Error('The built page has no place for the brand.');
  const text = brand.replace(/[&"<>]/g, (sign) => entities[sign] ?? sign);
  return page.replace(place, () => `data-brand="${text}"`);
}

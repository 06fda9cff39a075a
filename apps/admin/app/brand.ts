import { defaultBrand } from '../server/brand-in-page.ts';

/** The deployment's brand, which the server writes from `BRAND` into the page at startup. */
export const brand = import.meta.env.SSR
  ? (import.meta.env.DEV && process.env['BRAND']) || defaultBrand
  : document.documentElement.dataset.brand;

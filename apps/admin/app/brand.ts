import { usualBrand } from '../server/brand-in-page.ts';

/** What this deployment calls itself: the server writes `BRAND` into the page when it starts. */
export const brand = import.meta.env.SSR
  ? (import.meta.env.DEV && process.env['BRAND']) || usualBrand
  : document.documentElement.dataset.brand;

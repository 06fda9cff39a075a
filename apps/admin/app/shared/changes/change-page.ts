import { isLedBack } from './departure.ts';

/**
 * Whether `here` shows the record that was changed on `page`. If the record is gone, its list shows it.
 */
export function isPageOfChange(page: string, here: string): boolean {
  return recordOf(here) === recordOf(page) || page.startsWith(`${here}/`) || isLedBack(page, here);
}

/** '/admin/users/2', of each of the person's tabs. */
function recordOf(path: string): string {
  return path.split('/').slice(0, 4).join('/');
}

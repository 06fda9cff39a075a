import { isLedBack } from './departure.ts';

/** Whether a page shows the record on which a change was done, or the list to which that led back. */
export function isPageOfChange(page: string, here: string): boolean {
  return recordOf(here) === recordOf(page) || page.startsWith(`${here}/`) || isLedBack(page, here);
}

/** '/admin/users/2', of each of the person's tabs. */
function recordOf(path: string): string {
  return path.split('/').slice(0, 4).join('/');
}

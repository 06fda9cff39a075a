import { findAction } from './action.ts';

/** Goes back in this tab's history. Without one the link leads to the landing page. */
export function enableGoBack(): void {
  findAction('go-back')?.addEventListener('click', (event) => {
    if (history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}

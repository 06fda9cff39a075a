import { findAction } from './action.ts';

/** Back in this tab's history; the link's own address where the tab began here. */
export function letGoBack(): void {
  findAction('go-back')?.addEventListener('click', (event) => {
    if (history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}

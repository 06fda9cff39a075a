import { applyTheme, type Theme } from '@buddyline/ui/theme';
import { rememberView } from '../language/remembered-view.ts';
import { sharedValue } from './shared-value.ts';

/** The theme that was chosen on this page; null until then. */
export const chosenTheme = sharedValue<Theme | null>(null);

export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  rememberView();
  chosenTheme.set(theme);
}

import { Mark } from '@buddyline/ui/mark';

/** The prerendered page's content until the panel's code has loaded; without texts or data. */
export function Splash() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Mark className="size-10 animate-late" />
    </div>
  );
}

import { Mark } from '@buddyline/ui/mark';

/** What the built page shows until the panel's code is there; it needs neither words nor data. */
export function Splash() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Mark className="size-10 animate-late" />
    </div>
  );
}

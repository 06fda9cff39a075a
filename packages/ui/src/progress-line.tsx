export interface ProgressLineProps {
  active: boolean;
  label: string;
}

/** A thin bar at the top of the window while a page loads; hidden for the first 300 ms. */
export function ProgressLine({ active, label }: ProgressLineProps) {
  if (!active) return null;
  return (
    <div className="fixed inset-x-0 top-0 z-50 h-0.5 animate-late overflow-hidden bg-accent-soft">
      <progress aria-label={label} className="sr-only" />
      <div className="h-full w-1/3 animate-travel rounded-full bg-accent" />
    </div>
  );
}

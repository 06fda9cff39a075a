import { classes } from './classes.ts';

/**
 * A grey shape in the place of what is loading: give it the size of what follows, so that nothing
 * shifts. The list or page around it says `aria-busy`.
 */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={classes('block animate-pulse rounded-control bg-line/70', className)}
    />
  );
}

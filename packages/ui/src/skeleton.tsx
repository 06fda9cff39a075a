import { classes } from './classes.ts';

/**
 * A grey placeholder while content loads. Give it the content's size, so that nothing shifts. The
 * list or page around it sets `aria-busy`.
 */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={classes('block animate-pulse rounded-control bg-line/70', className)}
    />
  );
}

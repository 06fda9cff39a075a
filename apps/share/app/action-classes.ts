const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full border px-6 text-base font-medium whitespace-nowrap transition-colors duration-200 select-none';

const variants = {
  /** The page's primary action. */
  coral: 'border-transparent bg-buddy text-coral-ink hover:bg-buddy-hover',
  /** A secondary action on the water. */
  glass: 'border-white/30 text-white hover:bg-white/10',
  /** A secondary action on a card. */
  quiet: 'border-line bg-surface-raised text-ink hover:bg-surface-sunken',
};

export function actionClasses(variant: keyof typeof variants, more = ''): string {
  return `${base} ${variants[variant]} ${more}`;
}
